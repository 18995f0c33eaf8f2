import type { ReactNode } from 'react'
import { H2 } from '#components/ui/heading'
import styles from './headed-beside.module.scss'

/** A table of words with its heading beside it where there is room. */
export function HeadedBeside(section: {
  id: string
  title: string
  lead?: string
  paper?: boolean
  children: ReactNode
}) {
  return (
    <section className={styles.section} id={section.id} data-tone={section.paper ? 'paper' : 'light'} data-plain="">
      <div className={styles.head}>
        <H2 className={styles.title}>{section.title}</H2>
        {section.lead && <p className={styles.lead}>{section.lead}</p>}
      </div>
      {section.children}
    </section>
  )
}
