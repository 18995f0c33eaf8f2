import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { BoatPlate } from '#components/product/boat-plate'
import { ProductData } from '#components/product/product-data'
import { ProductHero } from '#components/product/product-hero'
import { type Question, Questions } from '#components/product/questions'
import { WorkPlaces } from '#components/product/work-places'
import { ClosingCall } from '#components/sections/closing-call'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { TwoWays } from '#components/ui/two-ways'
import { type BoatSlug, boatPath, lineOf } from '#lib/content/fleet'
import { serviceSections } from '#lib/content/service'
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
