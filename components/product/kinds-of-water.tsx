import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import { WholeRanges } from '#components/ui/whole-ranges'
import { WholeWords } from '#components/ui/whole-words'
import { type BoatSlug, boatPath } from '#lib/content/fleet'
import styles from './kinds-of-water.module.scss'

interface KindsOfWaterProps {
  copy: {
    label: string
    title: string
    lead: string
    items: readonly { title: string; text: string }[]
    /** Where another boat does better, said before the buyer finds out. */
    elsewhere: { title: string; text: string; link: string }
  }
  /** The boat that `elsewhere` leads to. */
  instead: BoatSlug
  tone?: 'light' | 'paper' | 'dark'
}

/** Which waters the boat is for, and which are another boat's. */
export function KindsOfWater({ copy, instead, tone }: KindsOfWaterProps) {
  return (
    <Section id="waters" label={copy.label} title={copy.title} lead={copy.lead} tone={tone}>
      <div className={styles.body}>
        <ol className={styles.list}>
          {copy.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.name}>
                <WholeWords>{item.title}</WholeWords>
              </h3>
              <p className={styles.text}>
                <WholeRanges>{item.text}</WholeRanges>
              </p>
            </li>
          ))}
        </ol>
        <div className={styles.elsewhere}>
          <h3 className={styles.name}>
            <WholeWords>{copy.elsewhere.title}</WholeWords>
          </h3>
          <p className={styles.text}>
            <WholeRanges>{copy.elsewhere.text}</WholeRanges>
          </p>
          <SiteLink className={styles.link} to={boatPath(instead)}>
            {copy.elsewhere.link}
          </SiteLink>
        </div>
      </div>
    </Section>
  )
}
