import { useMessages, useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
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
  const { label, title, titleSystem, note, ...words } = useMessages().BoatViewer
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
    <section className={styles.viewer} id="model" data-tone={tone}>
      <p className={styles.label}>{label}</p>
      <H2 className={styles.title}>{slug === 'apas' ? titleSystem : title}</H2>
      <Island name="viewer" starts="seen">
        <BoatStage
          model={{ slug, min, max }}
          parts={parts}
          messages={{
            ...words,
            turning: { ...words.turning, turntable: t('turning.turntable', { name }), close: words.close },
            view: t('view', { name }),
            hints: [
              { keys: '← → ↑ ↓', does: words.hints.turn },
              { keys: '+ −', does: words.hints.zoom },
              { keys: 'R', does: words.hints.reset },
              { keys: 'F', does: words.hints.fullScreen },
              { keys: 'Esc', does: words.hints.close },
            ],
          }}
        >
          <Picture name={boatPicture(slug, 'studio')} sizes="(min-width: 1024px) 62vw, 100vw" />
        </BoatStage>
      </Island>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
