import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BowCleaning } from '#components/product/drawings/bow-cleaning'
import { BowWeed } from '#components/product/drawings/bow-weed'
import { keyArea, keyFigure } from '#components/product/key-figures'
import { Action } from '#components/ui/action'
import { DataPlate, type PlateEntry } from '#components/ui/data-plate'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import styles from './variant-pair.module.scss'

interface Words {
  title: string
  text: string
}

interface VariantPairProps {
  copy: { label: string; title: string; lead: string; cleaning: Words; weed: Words; ask: string }
}

function Variant({
  messages,
  drawing,
  entries,
  ask,
}: {
  messages: Words
  drawing: ReactNode
  entries: PlateEntry[]
  ask: string
}) {
  return (
    <article className={styles.variant}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <h3 className={styles.name}>
        <WholeWords>{messages.title}</WholeWords>
      </h3>
      <p className={styles.text}>{messages.text}</p>
      <DataPlate entries={entries} />
      <Action look="text" to="/quote" query="boats=moshark" className={styles.ask}>
        {ask}
      </Action>
    </article>
  )
}

/** MOSHARK's two bows side by side, each with what it is for and its own figures. */
export function VariantPair({ copy }: VariantPairProps) {
  const locale = useLocale()
  const labels = useTranslations('FigureLabels')
  const slug = 'moshark'
  return (
    <Section id="variants" label={copy.label} title={copy.title} lead={copy.lead} tone="paper">
      <div className={styles.body}>
        <Variant
          messages={copy.cleaning}
          drawing={<BowCleaning />}
          ask={copy.ask.replace('[name]', copy.cleaning.title)}
          entries={[
            keyArea({ slug, variant: 'cleaning', label: labels('coverArea') }, locale),
            keyFigure({ slug, variant: 'cleaning', key: 'wasteCapacityKg', label: labels('wasteCapacity') }, locale),
            keyFigure({ slug, variant: 'cleaning', key: 'enduranceH', label: labels('endurance') }, locale),
          ]}
        />
        <Variant
          messages={copy.weed}
          drawing={<BowWeed />}
          ask={copy.ask.replace('[name]', copy.weed.title)}
          entries={[
            keyArea({ slug, variant: 'weed', label: labels('coverArea') }, locale),
            keyFigure({ slug, variant: 'weed', key: 'weedCapacityKg', label: labels('weedCapacity') }, locale),
            keyFigure({ slug, variant: 'weed', key: 'cutDepthCm', label: labels('cutDepth') }, locale),
          ]}
        />
      </div>
    </Section>
  )
}
