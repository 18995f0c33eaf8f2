import { useTranslations } from 'next-intl'
import { Figure } from '#components/datasets/figure'
import { RigSideView } from '#components/datasets/rig-side-view'
import { RigTopView } from '#components/datasets/rig-top-view'
import { rigParts } from '#lib/content/datasets/sensor-rig'
import drawing from './drawing.module.scss'
import styles from './sensor-rig.module.scss'

/**
 * The sensors on the boat from above and from the side, numbered, with their names beside the drawing; the numbers of the
 * view from above are links. Where each one sat is not published, so the caption says that the places are schematic.
 */
export function SensorRig() {
  const t = useTranslations('SensorRig')
  const label = useTranslations('DatasetLabels')
  const links = rigParts.map((part) => ({ href: `#${part}`, label: label(part) }))
  return (
    <Figure caption={t('caption')}>
      <div className={styles.rig}>
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: the one element that groups parts of a drawing is its own. */}
          <svg viewBox="0 0 480 270" className={drawing.drawing} role="group" aria-label={t('alt')}>
            <RigTopView links={links} />
          </svg>
          <svg viewBox="0 270 480 230" className={drawing.drawing} role="img" aria-label={t('side')}>
            <RigSideView />
          </svg>
        </div>
        <ol className={styles.legend}>
          {rigParts.map((part) => (
            <li key={part} data-part={part}>
              <a href={`#${part}`}>{label(part)}</a>
              <span>{t(part)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  )
}
