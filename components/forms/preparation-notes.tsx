import { useTranslations } from 'next-intl'
import { H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import styles from './preparation-notes.module.scss'

const things = ['area', 'matter', 'shore', 'power', 'photos'] as const

/** Optional details worth looking up before writing, for an exact answer. */
export function PreparationNotes() {
  const t = useTranslations('PreparationNotes')
  return (
    <Section id="at-hand" title={t('title')} lead={t('lead')} tone="paper">
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing} className={styles.thing}>
            <H3 className={styles.name}>{t(`${thing}.name`)}</H3>
            <p className={styles.why}>{t(`${thing}.why`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
