import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { BoatPlate } from '#components/product/boat-plate'
import { type KeyFigure, useKeyFigure } from '#components/product/key-figures'
import { type Question, Questions } from '#components/product/questions'
import { WorkPlaces } from '#components/product/work-places'
import { ClosingCall } from '#components/sections/closing-call'
import { PageHero } from '#components/sections/page-hero'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { JsonLd } from '#components/seo/json-ld'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import type { PlateEntry } from '#components/ui/data-plate'
import { TwoWays } from '#components/ui/two-ways'
import type { RowKey } from '#lib/content/boats/sheet'
import type { FigureKey } from '#lib/content/boats/types'
import { type BoatSlug, boatPath, boatPicture, lineOf } from '#lib/content/fleet'
import type { PictureName } from '#lib/content/pictures'
import { serviceSections } from '#lib/content/service'
import { productData } from '#lib/seo/product-data'
import styles from './boat-bar.module.scss'

/** The end of a product page: the quote form with this boat already chosen. */
function QuoteCall({ slug, copy }: { slug: BoatSlug; copy: { title: string; text: string } }) {
  const t = useTranslations('ProductQuote')
  return (
    <ClosingCall id="quote" title={copy.title} lead={copy.text}>
      <TwoWays
        call={{ to: '/quote', query: `boats=${slug}`, words: t('quote') }}
        beside={{ to: '/advisory', words: t('advisory') }}
      />
    </ClosingCall>
  )
}

type Tone = 'light' | 'paper' | 'dark'

interface BoatPageProps extends Omit<ComponentProps<typeof ProductHero>, 'copy'> {
  copy: {
    hero: ComponentProps<typeof ProductHero>['copy']
    specification: ComponentProps<typeof BoatPlate>['copy']
    waters: ComponentProps<typeof WorkPlaces>['copy']
    questions: ComponentProps<typeof BoatQuestions>['copy']
    call: ComponentProps<typeof QuoteCall>['copy']
    meta: { description: string }
  }
  /** Grounds of the blocks that every boat has. */
  tones: { plate?: Tone; waters: Tone; questions: Tone }
  waters: Pick<ComponentProps<typeof WorkPlaces>, 'instead' | 'shown'>
  children: ReactNode
}

/** A boat's page: what all of them open and close with, around the chapters that are its own. */
export function BoatPage({ slug, copy, tones, waters, children, ...hero }: BoatPageProps) {
  return (
    <PageMain path={boatPath(slug)}>
      <ProductHero slug={slug} copy={copy.hero} {...hero} />
      <BoatBar slug={slug} />
      {children}
      <BoatPlate slug={slug} copy={copy.specification} tone={tones.plate} />
      <WorkPlaces copy={copy.waters} tone={tones.waters} {...waters} />
      <BoatQuestions slug={slug} copy={copy.questions} tone={tones.questions} />
      <QuoteCall slug={slug} copy={copy.call} />
      <ProductData slug={slug} description={copy.meta.description} />
    </PageMain>
  )
}

/** On a phone, below the first screen: the boat's name and the link to its price. Sticks to the top, where the header makes room. */
function BoatBar({ slug }: { slug: BoatSlug }) {
  const names = useTranslations('Boats')
  const t = useTranslations('ProductQuote')
  return (
    <div data-screen-only="" data-repeats="" className={styles.bar} data-tone="dark">
      <span className={styles.name}>{names(`${slug}.name`)}</span>
      <Action to="/quote" query={`boats=${slug}`} className={styles.quote}>
        {t('quote')}
      </Action>
    </div>
  )
}

interface BoatQuestionsProps {
  slug: BoatSlug
  copy: { label: string; title: string; items: readonly Question[] }
  tone: Tone
}

/** The six questions that are this boat's own, and the way to those of every buyer of its kind. */
function BoatQuestions({ slug, copy, tone }: BoatQuestionsProps) {
  const t = useTranslations('BoatQuestions')
  return (
    <Questions copy={copy} tone={tone}>
      <Action look="text" to="/service" anchor={serviceSections[lineOf(slug)]}>
        {t('all')}
      </Action>
    </Questions>
  )
}

/** Structured data (Product, BreadcrumbList) of a product page. Its questions are read from the page. */
function ProductData({ slug, description }: { slug: BoatSlug; description: string }) {
  const locale = useLocale()
  const names = useTranslations('Boats')
  const crumbs = useTranslations('ProductCrumbs')
  const labels = useTranslations('FigureLabels')
  const variants = useTranslations('SpecificationSheet.variants')
  const name = `ORCA ${names(`${slug}.name`)}`
  const messages = {
    name,
    category: names(`${slug}.class`),
    description,
    label: (row: RowKey) => labels(row),
    variants: { cleaning: variants('cleaning'), weed: variants('weed') },
  }
  return (
    <>
      <JsonLd data={productData(slug, messages, locale)} />
      <Breadcrumbs
        trail={[
          { name: crumbs('products'), path: '/product' },
          { name: names(`${slug}.name`), path: boatPath(slug) },
        ]}
      />
    </>
  )
}

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
function ProductHero({ slug, copy, figures, picture = boatPicture(slug, 'hero'), side }: ProductHeroProps) {
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
