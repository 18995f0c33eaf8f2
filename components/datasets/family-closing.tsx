import { useMessages } from 'next-intl'
import { ChangeList } from '#components/datasets/change-list'
import { Chapter } from '#components/datasets/chapter'
import { Citation } from '#components/datasets/citation'
import { DatasetMailbox } from '#components/datasets/dataset-mailbox'
import { DatasetRequest } from '#components/datasets/dataset-request'
import { ErrataTable } from '#components/datasets/errata-table'
import { TakedownRequest } from '#components/datasets/takedown-request'
import type { Family } from '#lib/content/datasets/families'
import styles from './family-closing.module.scss'

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
