import { useTranslations } from 'next-intl'
import { PageHero } from '#components/sections/page-hero'
import { Action } from '#components/ui/action'
import type { PlateEntry } from '#components/ui/data-plate'
import { type BoatSlug, boatPicture } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'

interface ProductHeroProps {
  slug: BoatSlug
  copy: { promise: string }
  figures: readonly PlateEntry[]
  /** Another picture of the boat, where its own fills the side the words need. */
  picture?: PictureName
  /** Where the picture has its empty water. */
  side?: 'start' | 'end'
}

/** A boat's first screen: its own picture, name and class, the promise, three key figures. */
export function ProductHero({ slug, copy, figures, picture = boatPicture(slug, 'hero'), side }: ProductHeroProps) {
  const names = useTranslations('Boats')
  const t = useTranslations('ProductQuote')
  return (
    <PageHero
      picture={picture}
      label={names(`${slug}.class`)}
      title={names(`${slug}.name`)}
      lead={copy.promise}
      side={side}
      textWidth={side === 'end' ? 'narrow' : 'wide'}
      figures={figures}
      actions={
        <>
          <Action to="/quote" query={`boats=${slug}`}>
            {t('quote')}
          </Action>
          <Action look="quiet" to={`/product/${slug}`} anchor="specification">
            {t('specification')}
          </Action>
        </>
      }
    />
  )
}
