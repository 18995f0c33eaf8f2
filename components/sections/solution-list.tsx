import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import styles from './solution-list.module.scss'

const solutions = ['robot', 'uboat', 'solution'] as const

/** The three solutions as three long lines of type, each a link. */
export function SolutionList() {
  const t = useTranslations('SolutionList')
  return (
    <Section id="solutions" title={t('title')}>
      <ul className={styles.list}>
        {solutions.map((solution) => (
          <li key={solution} className={styles.row}>
            <SiteLink className={styles.link} to={`/solution/${solution}`}>
              <strong className={styles.name}>{t(`${solution}.title`)}</strong>
              <span className={styles.text}>{t(`${solution}.text`)}</span>
              <svg className={styles.arrow} viewBox="0 0 48 24" aria-hidden="true">
                <path d="M0 12h46M36 2l10 10-10 10" />
              </svg>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
