import { Action } from '#components/ui/action'
import { Section } from '#components/ui/section'
import { WholeRanges } from '#components/ui/whole-ranges'
import { WholeWords } from '#components/ui/whole-words'
import styles from './places.module.scss'

interface PlacesProps {
  copy: {
    label: string
    title: string
    lead: string
    /** Only places that FACT-B1 marks H, each with its source (READ-10). */
    items: readonly { place: string; text: string; source: string; link: string }[]
    cases: string
  }
  tone?: 'light' | 'paper' | 'dark'
}

/** Where the boat works: what others have reported in public, and the way to the cases. */
export function Places({ copy, tone }: PlacesProps) {
  return (
    <Section id="places" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        {copy.items.length > 0 && (
          <ul className={styles.list}>
            {copy.items.map((item) => (
              <li key={item.place} className={styles.item}>
                <h3 className={styles.place}>
                  <WholeWords>{item.place}</WholeWords>
                </h3>
                <p className={styles.text}>
                  <WholeRanges>{item.text}</WholeRanges>
                </p>
                <a className={styles.source} href={item.link} rel="noopener">
                  {item.source}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Action look="text" to="/case" className={styles.more}>
          {copy.cases}
        </Action>
      </div>
    </Section>
  )
}
