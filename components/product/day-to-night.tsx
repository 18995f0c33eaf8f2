import { ChapterHead } from '#components/product/chapter-head'
import { coverSizes } from '#components/ui/cover-sizes.ts'
import { H3 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import type { PictureName } from '#lib/content/pictures'
import styles from './day-to-night.module.scss'

interface DayToNightProps {
  id: string
  /** The same scene from the same place, by day and by night. */
  day: PictureName
  night: PictureName
  copy: {
    label: string
    title: string
    /** By day, then by night. */
    moments: readonly { title: string; text: string }[]
  }
}

/** One place as the light goes: the pinned picture by day turns into the one by night as one scrolls. */
export function DayToNight({ id, day, night, copy }: DayToNightProps) {
  const pictures = [day, night]
  return (
    <section className={styles.chapter} id={id} data-quiet="" data-tone="dark">
      <ChapterHead label={copy.label} title={copy.title} styles={styles} />
      <div className={styles.run}>
        <ol className={styles.stage}>
          {copy.moments.map(({ title, text }, index) => (
            <li key={title} className={styles.moment}>
              <Picture
                className={styles.picture}
                name={pictures[index] ?? night}
                sizes={coverSizes({ width: 100, height: 178, below: '134vw' })}
              />
              <div className={styles.copy}>
                <H3 className={styles.name}>{title}</H3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
