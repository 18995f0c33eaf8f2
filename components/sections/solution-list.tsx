import { useTranslations } from 'next-intl'
import { Section } from '#components/ui/section'
import { SiteLink } from '#components/ui/site-link'
import type { RoutePath } from '#lib/routes/table'
import styles from './link-lines.module.scss'

const solutions = ['robot', 'uboat', 'solution'] as const

/** The three solutions. */
export function SolutionList() {
  const t = useTranslations('SolutionList')
  return (
    <Section id="solutions" title={t('title')}>
      <LinkLines
        lines={solutions.map((solution) => ({
          to: `/solution/${solution}`,
          name: t(`${solution}.title`),
          text: t(`${solution}.text`),
        }))}
      />
    </Section>
  )
}

interface LinkLine {
  to: RoutePath
  anchor?: string
  name: string
  text: string
}

/** Pages as long lines of type, each a link. */
function LinkLines({ lines }: { lines: readonly LinkLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ to, anchor, name, text }) => (
        <li key={name} className={styles.row}>
          <SiteLink className={styles.link} to={to} anchor={anchor}>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.text}>{text}</span>
            <svg className={styles.arrow} viewBox="0 0 48 24" aria-hidden="true">
              <path d="M0 12h46M36 2l10 10-10 10" />
            </svg>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
