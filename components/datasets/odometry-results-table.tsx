import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/research-table'
import { Warning } from '#components/datasets/warning'
import { usvOdometryResults } from '#lib/content/datasets/usvinland-results'

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
