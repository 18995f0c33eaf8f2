import { useTranslations } from 'next-intl'
import { boardSize } from '#lib/water-drawing/board-view'
import styles from './console-still.module.scss'

/** The same lake with the day's routes as the simulator plans them: what stands here before the console, and without script. */
export function ConsoleStill() {
  const t = useTranslations('OperationConsole')
  return (
    <figure className={styles.still}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, small and sharp at every size */}
      <img
        className={styles.lake}
        src="/drawings/day-plan.svg"
        width={boardSize.width}
        height={boardSize.height}
        alt={t('map')}
        loading="lazy"
        decoding="async"
      />
      <figcaption className={styles.caption}>{t('still')}</figcaption>
    </figure>
  )
}
