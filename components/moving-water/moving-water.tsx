import { useTranslations } from 'next-intl'
import type { MovingWaterName } from '#lib/content/moving-waters'
import styles from './moving-water.module.scss'

interface MovingWaterProps {
  scene: MovingWaterName
  /** The class that places the still: the water is drawn over it in the same pixels. */
  className?: string
}

/** The canvas over the picture before it; not laid out until the page script has loaded the renderer. */
export function MovingWater({ scene, className }: MovingWaterProps) {
  return (
    <canvas
      className={[styles.canvas, className].filter(Boolean).join(' ')}
      data-water={scene}
      data-picture={scene}
      hidden
    />
  )
}

/** The button that stops and starts a scene's water: seen once it moves. Its parent is the block that the picture fills. */
export function PauseWater({ scene }: Pick<MovingWaterProps, 'scene'>) {
  const t = useTranslations('MovingWater')
  return (
    <button className={styles.pause} type="button" aria-label={t('pause')} data-water-pause={scene} hidden>
      <span className={styles.sign} />
    </button>
  )
}
