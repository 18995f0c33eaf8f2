import { useTranslations } from 'next-intl'
import { LakeDrawing } from '#components/console/lake-drawing'
import { demonstrationPlan } from '#lib/operation-console/demonstration-plan'
import { demonstrationView } from '#lib/operation-console/demonstration-site'
import { toBoard } from '#lib/water-drawing/board-view'
import { pathData } from '#lib/water-drawing/path-data'
import styles from './console-still.module.scss'

/** The same lake with the day's routes as the simulator plans them: what stands here before the console, and without script. */
export function ConsoleStill() {
  const t = useTranslations('OperationConsole')
  const { run } = demonstrationPlan()
  return (
    <figure className={styles.still}>
      <LakeDrawing label={t('map')}>
        {run.boats.map(({ steps }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the boats are told apart by nothing but their number
            key={index}
            className={styles.route}
            data-boat={index + 1}
            d={pathData(
              [...steps]
                .filter(({ state }) => state === 'sweep')
                .map(({ line }) => line.map((point) => toBoard(demonstrationView, point))),
            )}
          />
        ))}
      </LakeDrawing>
      <figcaption className={styles.caption}>{t('still')}</figcaption>
    </figure>
  )
}
