import { useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { Picture } from '#components/ui/picture'
import { WholeWords } from '#components/ui/whole-words'
import { BoatStage } from '#components/viewer/boat-stage'
import { isMoved } from '#lib/content/boat-movements'
import { boatPicture } from '#lib/content/fleet'
import { isCommonPart, type ModelSlug, type PartKey, partsOf } from '#lib/content/model-parts'
import { models } from '#lib/content/models'
import styles from './boat-viewer.module.scss'

interface BoatViewerProps {
  slug: ModelSlug
  /** What this boat's own parts are called and do, and common ones where it says more of them. */
  own: Partial<Record<PartKey, { name: string; text: string }>>
  tone?: 'light' | 'dark'
}

/** The boat to take in one's hand: a still picture, the names of its parts, and the model when it is asked for. */
export function BoatViewer({ slug, own, tone = 'light' }: BoatViewerProps) {
  const t = useTranslations('BoatViewer')
  const names = useTranslations('Boats')
  const partNames = useTranslations('ViewerParts')
  const name = names(`${slug}.name`)
  const { min, max } = models[slug]
  const wordsOf = (part: PartKey) => {
    if (own[part]) return own[part]
    if (!isCommonPart(part)) throw new Error(`the page of ${slug} does not name its part ${part}`)
    return { name: partNames(`${part}.name`), text: partNames(`${part}.text`) }
  }
  const parts = partsOf(slug).map(({ part, ...place }) => ({
    ...place,
    key: part,
    isMoved: isMoved(slug, part),
    ...wordsOf(part),
  }))
  return (
    <section className={styles.viewer} id="model" aria-labelledby="model-title" data-tone={tone}>
      <p className={styles.label}>{t('label')}</p>
      <h2 id="model-title" className={styles.title}>
        <WholeWords>{slug === 'apas' ? t('titleSystem') : t('title')}</WholeWords>
      </h2>
      <Island name="viewer" starts="seen">
        <BoatStage
          model={{ slug, min, max }}
          parts={parts}
          messages={{
            open: t('open'),
            opening: t('opening'),
            failed: t('failed'),
            work: t('work'),
            workOf: t.raw('workOf'),
            lamps: t('lamps'),
            turning: {
              turntable: t('turning.turntable', { name }),
              angle: t('turning.angle'),
              // Its number is put in where the slider stands.
              degrees: t.raw('turning.degrees'),
              drawn: t('turning.drawn'),
              full: t('turning.full'),
              close: t('close'),
            },
            view: t('view', { name }),
            zoomIn: t('zoomIn'),
            zoomOut: t('zoomOut'),
            reset: t('reset'),
            fullScreen: t('fullScreen'),
            close: t('close'),
            hints: [
              { keys: '← → ↑ ↓', does: t('hints.turn') },
              { keys: '+ −', does: t('hints.zoom') },
              { keys: 'R', does: t('hints.reset') },
              { keys: 'F', does: t('hints.fullScreen') },
              { keys: 'Esc', does: t('hints.close') },
            ],
          }}
        >
          <Picture name={boatPicture(slug, 'studio')} sizes="(min-width: 1024px) 62vw, 100vw" />
        </BoatStage>
      </Island>
      <p className={styles.note}>{t('note')}</p>
    </section>
  )
}
