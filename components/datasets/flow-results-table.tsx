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
        columns={[t('method'), t('metrics'), t('protocolTitle'), t('reportedBy'), t('source')]}
        rows={flowResults.map(({ who, method, data, metrics, origin }) => ({
          id: method,
          cells: [
            method,
            metrics.map(([metric, value]) => `${metric} ${value}`).join(' · '),
            t(`protocol.${data}`),
            t(`who.${who}`),
            <SourceNote key={method} origin={origin} />,
          ],
        }))}
      />
    </>
  )
}
