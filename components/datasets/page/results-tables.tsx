import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/page/research-table'
import { SourceNote } from '#components/datasets/page/source-note'
import { Warning } from '#components/datasets/page/warning'
import { companionResults } from '#lib/content/datasets/companion'
import { flowResults } from '#lib/content/datasets/flow-results'
import { usvOdometryResults } from '#lib/content/datasets/usvinland-results'

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

/** One user's odometry errors by sequence. */
export function OdometryResultsTable() {
  const t = useTranslations('DatasetResults')
  return (
    <>
      <Warning>{t('odometryWarning')}</Warning>
      <ResearchTable
        caption={t('odometryCaption')}
        columns={[t('sequence'), t('method'), t('ate')]}
        sortable={[0, 1, 2]}
        rows={usvOdometryResults.map((row) => ({
          id: `${row.sequence} ${row.method}`,
          cells: [
            row.sequence,
            'visual' in row ? t('visual', { method: row.method }) : row.method,
            row.metres.map((metres) => metres.toFixed(3)).join('–'),
          ],
        }))}
      />
    </>
  )
}

/** The companion paper's results: on other data, so apart from FloW's pages. */
export function CompanionResultsTable() {
  const t = useTranslations('DatasetResults')
  return (
    <ResearchTable
      caption={t('companionCaption')}
      columns={[t('method'), 'AP35', 'AP50']}
      sortable={[0, 1, 2]}
      rows={companionResults.map((row) => ({
        id: row.method,
        cells: [
          'fusion' in row ? t('fusion', { method: row.method }) : row.method,
          row.ap35.toFixed(2),
          row.ap50.toFixed(2),
        ],
      }))}
    />
  )
}
