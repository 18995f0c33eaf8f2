import type { ReactNode } from 'react'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import type { PictureName } from '#lib/content/pictures'
import styles from './picture-chapter.module.scss'

interface PictureChapterProps {
  id: string
  picture: PictureName
  title: ReactNode
  label?: ReactNode
  /** Paragraphs, lists or an `Action`. */
  children: ReactNode
  /** `over`: the words stand on the picture's empty water, on a phone below it. `below`: they follow a full-bleed picture. */
  variant?: 'over' | 'below'
  /** Ground and words: `dark` on ink, `light` on foam. */
  tone?: 'dark' | 'light'
  side?: 'start' | 'end'
}

/** One full-bleed picture and what it shows, told on a third of the grid. */
export function PictureChapter({
  id,
  picture,
  title,
  label,
  children,
  variant = 'over',
  tone = 'dark',
  side = 'start',
}: PictureChapterProps) {
  return (
    <section className={styles.chapter} id={id} data-tone={tone} data-variant={variant} data-side={side}>
      <div className={styles.stage}>
        <Picture className={styles.picture} name={picture} sizes="(min-width: 1024px) 100vw, 160vw" />
      </div>
      <div className={styles.body}>
        <div className={styles.copy}>
          {label && <p className={styles.label}>{label}</p>}
          <H2 className={styles.title}>{title}</H2>
          <div className={styles.matter}>{children}</div>
        </div>
      </div>
    </section>
  )
}
