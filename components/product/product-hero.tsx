import { useTranslations } from 'next-intl'
import { type KeyFigure, useKeyFigure } from '#components/product/key-figures'
import { PageHero } from '#components/sections/page-hero'
import type { PlateEntry } from '#components/ui/data-plate'
import { TwoWays } from '#components/ui/two-ways'
import type { FigureKey } from '#lib/content/boats/types'
import { type BoatSlug, boatPicture } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'

interface ProductHeroProps {
  slug: BoatSlug
  copy: { promise: string }
  /** Three of the boat's figures, by their keys alone or under words of the page's own, or words in place of one. */
  figures: readonly (FigureKey | Omit<KeyFigure, 'slug'> | PlateEntry)[]
  /** Another picture of the boat, where its own fills the side the words need. */
  picture?: PictureName
  /** Where the picture has its empty water. */
  side?: 'start' | 'end'
}

/** A boat's first screen: its own picture, name and class, the promise, three key figures. */
export function ProductHero({ slug, copy, figures, picture = boatPicture(slug, 'hero'), side }: ProductHeroProps) {
  const names = useTranslations('Boats')
  const t = useTranslations('ProductQuote')
  const keyFigure = useKeyFigure()
  return (
    <PageHero
      picture={picture}
      label={names(`${slug}.class`)}
      title={names(`${slug}.name`)}
      lead={copy.promise}
      side={side}
      textWidth={side === 'end' ? 'narrow' : 'wide'}
      figures={figures.map((one) => {
        if (typeof one === 'string') return keyFigure({ slug, key: one })
        return 'key' in one ? keyFigure({ slug, ...one }) : one
      })}
      actions={
        <TwoWays
          call={{ to: '/quote', query: `boats=${slug}`, words: t('quote') }}
          beside={{ to: `/product/${slug}`, anchor: 'specification', words: t('specification') }}
        />
      }
    />
  )
}
