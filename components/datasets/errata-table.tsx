import { useTranslations } from 'next-intl'
import { ResearchTable } from '#components/datasets/research-table'
import { errata, issueHref } from '#lib/content/datasets/errata'
import type { Family } from '#lib/content/datasets/families'

/** Known errors and open questions, each with the place where it was asked. */
export function ErrataTable({ family }: { family: Family }) {
  const t = useTranslations('DatasetErrata')
  return (
    <ResearchTable
      caption={t('caption')}
      columns={[t('what'), t('answer'), t('state'), t('asked')]}
      rows={errata[family].map(({ id, state, issues }) => ({
        id,
        cells: [
          t(`items.${id}.what`),
          t(`items.${id}.answer`),
          t(`states.${state}`),
          issues.length > 0
            ? issues.map((issue) => (
                <span key={issue}>
                  <a href={issueHref(family, issue)} rel="external">
                    #{issue}
                  </a>{' '}
                </span>
              ))
            : '—',
        ],
      }))}
    />
  )
}
