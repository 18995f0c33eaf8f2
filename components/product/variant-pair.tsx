import type { ReactNode } from 'react'
import { BowCleaning } from '#components/product/drawings/bow-cleaning'
import { BowWeed } from '#components/product/drawings/bow-weed'
import { Action } from '#components/ui/action'
import { H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import styles from './variant-pair.module.scss'

interface Words {
  title: string
  text: string
}

interface VariantPairProps {
  copy: { label: string; title: string; lead: string; cleaning: Words; weed: Words; ask: string }
}

function Variant({ messages, drawing, ask }: { messages: Words; drawing: ReactNode; ask: string }) {
  return (
    <article className={styles.variant}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <H3 className={styles.name}>{messages.title}</H3>
      <p className={styles.text}>{messages.text}</p>
      <Action look="text" to="/quote" query="boats=moshark" className={styles.ask}>
        {ask.replace('[name]', messages.title)}
      </Action>
    </article>
  )
}

/** MOSHARK's two bows side by side, each with what it is for; their figures stand on the plate. */
export function VariantPair({ copy }: VariantPairProps) {
  return (
    <Section id="variants" label={copy.label} title={copy.title} lead={copy.lead} tone="paper">
      <div className={styles.body}>
        <Variant messages={copy.cleaning} drawing={<BowCleaning />} ask={copy.ask} />
        <Variant messages={copy.weed} drawing={<BowWeed />} ask={copy.ask} />
      </div>
    </Section>
  )
}
