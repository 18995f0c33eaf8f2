import { useMessages, useTranslations } from 'next-intl'
import { ChangeList } from '#components/datasets/change-list'
import { Chapter } from '#components/datasets/chapter'
import { Citation } from '#components/datasets/citation'
import { DatasetMailbox } from '#components/datasets/dataset-mailbox'
import { DatasetRequest } from '#components/datasets/dataset-request'
import { ResearchTable } from '#components/datasets/research-table'
import { TakedownRequest } from '#components/datasets/takedown-request'
import { errata, issueHref } from '#lib/content/datasets/errata'
import type { Family } from '#lib/content/datasets/families'
import styles from './family-closing.module.scss'

/** Known errors and open questions, each with the place where it was asked. */
function ErrataTable({ family }: { family: Family }) {
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

/** Namespaces of the families' pages. */
const pages = { flow: 'FlowPage', usvInland: 'UsvInlandPage' } as const

/** What both families end with: errata, changes, citation and the request form. */
export function FamilyClosing({ family }: { family: Family }) {
  const { errata, changes, cite, request } = useMessages()[pages[family]]
  return (
    <>
      <Chapter id="errata" {...errata}>
        <ErrataTable family={family} />
      </Chapter>
      <Chapter id="changes" {...changes}>
        <ChangeList family={family} />
      </Chapter>
      <TakedownRequest family={family} />
      <Chapter id="cite" {...cite}>
        <Citation family={family} />
      </Chapter>
      <Chapter id="request" {...request}>
        <div className={styles.form}>
          <DatasetRequest family={family} />
        </div>
        <DatasetMailbox />
      </Chapter>
    </>
  )
}
