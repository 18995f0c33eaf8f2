import { ChapterHead } from '#components/product/chapter-head'
import { BearingMarks } from '#components/ui/bearing-marks'
import { Picture } from '#components/ui/picture'
import type { PictureName } from '#lib/content/pictures'
import styles from './split-chapter.module.scss'

interface SplitChapterProps {
  id: string
  /** A detail, cut out of a render: shown at its own size, never stretched over a whole screen. */
  picture: PictureName
  copy: { label: string; title: string; text: readonly string[] }
  tone: 'light' | 'paper'
  side?: 'start' | 'end'
}

/** A detail and what it does, side by side, framed by bearing marks. */
export function SplitChapter({ id, picture, copy, tone, side = 'start' }: SplitChapterProps) {
  return (
    <section className={styles.chapter} id={id} data-tone={tone} data-side={side} data-plain="">
      <BearingMarks className={styles.stage}>
        <Picture name={picture} sizes="(min-width: 1024px) 58vw, 100vw" />
      </BearingMarks>
      <div className={styles.copy}>
        <ChapterHead label={copy.label} title={copy.title} text={copy.text} styles={styles} />
      </div>
    </section>
  )
}
