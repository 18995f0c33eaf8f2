import { useTranslations } from 'next-intl'
import type { MovingWaterName } from '#lib/content/moving-waters'
import styles from './moving-water.module.scss'

interface MovingWaterProps {
  scene: MovingWaterName
  /** The class that places the still: the water is drawn over it in the same pixels. */
  className?: string
}

/**
 * The moving water of the picture that stands before it, and the button that stops it. Nothing is seen until the page script has
 * brought what draws it (`move-water.ts`).
 */
export function MovingWater({ scene, className }: MovingWaterProps) {
  const t = useTranslations('MovingWater')
  return (
    <div className={styles.place} data-water={scene}>
      <canvas className={[styles.canvas, className].filter(Boolean).join(' ')} />
      <button className={styles.pause} type="button" aria-pressed="false">
        {t('pause')}
      </button>
    </div>
  )
}
