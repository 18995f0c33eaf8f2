import { ChapterHead } from '#components/product/chapter-head'
import { coverSizes } from '#components/ui/cover-sizes.ts'
import { H3 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import type { PictureName } from '#lib/content/pictures'
import styles from './perception-story.module.scss'

/** The overlay of each step, drawn in the picture's perspective by `npm run perception`. */
const layers = ['rings', 'points', 'radar', 'chart'] as const
/** Where a thing's name stands, in the style sheet. */
const named = ['bank', 'buoy', 'boat', 'self'] as const

interface PerceptionStoryProps {
  id: string
  picture: PictureName
  copy: {
    label: string
    title: string
    /** The eye, then a sensor each. */
    steps: readonly { title: string; text: string }[]
    /** Names of what is found, in the order of `named`. */
    names: readonly string[]
  }
}

/**
 * One scene as the eye and each sensor see it: the picture is pinned and each step's layer fades in on scroll. Without pinning, the
 * scene with all layers stands above the steps.
 */
export function PerceptionStory({ id, picture, copy }: PerceptionStoryProps) {
  return (
    <section className={styles.story} id={id} data-quiet="" data-tone="dark">
      <ChapterHead label={copy.label} title={copy.title} styles={styles} />
      <div className={styles.run}>
        <div className={styles.stage}>
          <div className={styles.window}>
            <div className={styles.scene}>
              <Picture
                className={styles.picture}
                name={picture}
                sizes={coverSizes({ width: 100, height: 178, below: '134vw' })}
              />
              <div className={styles.night} />
              {layers.map((layer) => (
                // biome-ignore lint/performance/noImgElement: a drawing of our own, small and sharp at every size
                <img
                  key={layer}
                  className={styles.layer}
                  data-layer={layer}
                  src={`/drawings/perception-${layer}.svg`}
                  width={1920}
                  height={1080}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ))}
              {named.map((thing, index) => (
                <span key={thing} className={styles.tag} data-thing={thing} aria-hidden="true">
                  {copy.names[index]}
                </span>
              ))}
            </div>
          </div>
          <ol className={styles.steps}>
            {copy.steps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <H3 className={styles.name}>{title}</H3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
