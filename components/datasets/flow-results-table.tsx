import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/research-table'
import { SourceNote } from '#components/datasets/source-note'
import { Warning } from '#components/datasets/warning'
import { flowResults } from '#lib/content/datasets/flow-results'

/** Results that others reported on FloW, in the order of docs/facts.md, never ranked. */
export function FlowResultsTable() {
  const t = useTranslations('DatasetResults')
  return (
    <>
      <Warning>{t('notComparable')}</Warning>
      <ResearchTable
        caption={t('flowCaption')}
        columns={[t('method'), t('ap'), 'AP50', t('apSmall'), t('protocolTitle'), t('reportedBy'), t('source')]}
        sortable={[0, 1, 2, 3, 5]}
        rows={flowResults.map(({ who, method, data, scores: { ap, ap50, apSmall }, origin }) => ({
          id: method,
          cells: [
            method,
            figure(ap),
            figure(ap50),
            figure(apSmall),
            t(`protocol.${data}`),
            t(`who.${who}`),
            <SourceNote key={method} origin={origin} />,
          ],
        }))}
      />
    </>
  )
}

/** As its source prints it, digit by digit. */
const figure = (score: number | undefined) => (score === undefined ? '—' : String(score))
