import type { ReactNode } from 'react'
import { WholeWords } from '#components/ui/whole-words'
import styles from './chapter.module.scss'

interface ChapterProps {
  id: string
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}

/** One numbered part of a research page; the numbers are counted by the page's style. */
export function Chapter({ id, title, text, children }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {/* One piece beside the number: a break between words would part a flex container's own text. */}
        <span>
          <WholeWords>{title}</WholeWords>
        </span>
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
