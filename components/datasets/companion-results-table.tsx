import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/research-table'
import { companionResults } from '#lib/content/datasets/companion'

/** The table of the companion paper: its own data and split, so it stands apart from FloW's pages. */
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
