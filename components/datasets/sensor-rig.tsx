import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/figure'
import { RigSideView } from '#components/datasets/rig-side-view'
import { RigTopView } from '#components/datasets/rig-top-view'
import drawing from './drawing.module.scss'
import styles from './sensor-rig.module.scss'

const parts = ['usvLidar', 'usvStereo', 'usvImu', 'usvRadar', 'usvGnss'] as const

/**
 * The sensors on the boat from above and from the side, numbered, with their names beside the drawing. Where each one
 * sat is not published, so the caption says that the places are schematic.
 */
export function SensorRig() {
  const t = useTranslations('SensorRig')
  const label = useTranslations('DatasetLabels')
  return (
    <Figure caption={t('caption')}>
      <div className={styles.rig}>
        <svg viewBox="0 0 480 500" className={drawing.drawing} role="img" aria-label={t('alt')}>
          <RigTopView />
          <RigSideView />
        </svg>
        <ol className={styles.legend}>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{label(part)}</a>
              <span>{t(part)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  )
}
