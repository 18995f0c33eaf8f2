import type { ReactNode } from 'react'
import { ChapterHead } from '#components/product/chapter-head'
import styles from './drawing-chapter.module.scss'

interface DrawingChapterProps {
  id: string
  copy: {
    label: string
    title: string
    text: readonly string[]
    /** What the drawing's numbers stand for, in order. */
    legend: readonly string[]
    /** A source outside this site that the text names. */
    link?: { text: string; href: string }
  }
  /** A line drawing, an `svg`; its numbers are explained by the legend, so it is hidden from assistive technology. */
  drawing: ReactNode
  tone?: 'dark' | 'light' | 'paper'
  /** `beside`: words on a third, drawing on the rest. `across`: the drawing runs the page's whole width first. */
  layout?: 'beside' | 'across'
}

/** One idea told by a drawing instead of a picture. */
export function DrawingChapter({ id, copy, drawing, tone = 'dark', layout = 'beside' }: DrawingChapterProps) {
  return (
    <section className={styles.chapter} id={id} data-tone={tone} data-layout={layout} data-plain="">
      {drawing}
      <div className={styles.copy}>
        <ChapterHead label={copy.label} title={copy.title} text={copy.text} styles={styles} />
        {copy.link && (
          <a className={styles.link} href={copy.link.href} rel="noopener">
            {copy.link.text}
          </a>
        )}
      </div>
      {copy.legend.length > 0 && (
        <ol className={styles.legend}>
          {copy.legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
