import type { ReactNode } from 'react'
import { ChangeList } from '#components/datasets/change-list'
import { Chapter } from '#components/datasets/chapter'
import { Citation } from '#components/datasets/citation'
import { DatasetMailbox } from '#components/datasets/dataset-mailbox'
import { DatasetRequest } from '#components/datasets/dataset-request'
import { ErrataTable } from '#components/datasets/errata-table'
import { TakedownRequest } from '#components/datasets/takedown-request'
import type { Family } from '#lib/content/datasets/families'
import styles from './family-closing.module.scss'

interface ChapterText {
  title: ReactNode
  text?: ReactNode
}

/** What both families end with: errata, changes, citation and the request form. */
export function FamilyClosing({
  family,
  texts,
}: {
  family: Family
  texts: Record<'errata' | 'changes' | 'cite' | 'request', ChapterText>
}) {
  return (
    <>
      <Chapter id="errata" {...texts.errata}>
        <ErrataTable family={family} />
      </Chapter>
      <Chapter id="changes" {...texts.changes}>
        <ChangeList family={family} />
      </Chapter>
      <TakedownRequest family={family} />
      <Chapter id="cite" {...texts.cite}>
        <Citation family={family} />
      </Chapter>
      <Chapter id="request" {...texts.request}>
        <div className={styles.form}>
          <DatasetRequest family={family} />
        </div>
        <DatasetMailbox />
      </Chapter>
    </>
  )
}
