import { ChapterHead } from '#components/product/chapter-head'
import { Picture } from '#components/ui/picture'
import { WholeRanges } from '#components/ui/whole-ranges'
import { type BoatSlug, boatPicture } from '#lib/content/fleet'
import styles from './cutout-chapter.module.scss'

interface CutoutChapterProps {
  id: string
  slug: BoatSlug
  copy: { label: string; title: string; text: readonly string[] }
  tone?: 'light' | 'dark'
}

/** The whole boat, cut out, on depth contours: a title over it, the words under it. */
export function CutoutChapter({ id, slug, copy, tone = 'light' }: CutoutChapterProps) {
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`} data-tone={tone}>
      <div className={styles.head}>
        <ChapterHead id={id} label={copy.label} title={copy.title} styles={styles} />
      </div>
      <Picture className={styles.boat} name={boatPicture(slug, 'studio')} sizes="(min-width: 1024px) 66vw, 100vw" />
      <div className={styles.copy}>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>
            <WholeRanges>{paragraph}</WholeRanges>
          </p>
        ))}
      </div>
    </section>
  )
}
