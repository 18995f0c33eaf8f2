import { useLocale, useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { Section } from '#components/ui/section'
import { WholeWords } from '#components/ui/whole-words'
import { environment } from '#lib/config/environment'
import type { RoutePath } from '#lib/routes/table'
import styles from './desks.module.scss'

interface Desk {
  id: 'sales' | 'quote' | 'service' | 'partner' | 'datasets' | 'jobs' | 'privacy'
  /** The page that takes it; always there, whatever the settings give. */
  to: RoutePath
  email?: string
  phone?: string
}

/** Who answers what: a page for each, and a mailbox or number where the settings name one (READ-6). */
export function Desks() {
  const t = useTranslations('ContactPage')
  const locale = useLocale()
  const set = environment()
  const desks: Desk[] = [
    { id: 'sales', to: '/advisory', email: set.EMAIL_SALES, phone: set.COMPANY_HOTLINE },
    { id: 'quote', to: '/quote' },
    { id: 'service', to: '/advisory', phone: set.COMPANY_HOTLINE },
    // The partner form is English only; a Chinese partner writes by the general form.
    { id: 'partner', to: locale === 'en' ? '/partner' : '/advisory' },
    { id: 'datasets', to: '/datasets', email: set.EMAIL_DATASETS },
    { id: 'jobs', to: '/joinus', email: set.EMAIL_JOBS },
    { id: 'privacy', to: '/privacy', email: set.EMAIL_PRIVACY },
  ]
  return (
    <Section id="desks" title={t('desks.title')}>
      <ul className={styles.desks}>
        {desks.map(({ id, to, email, phone }) => (
          <li key={id} className={styles.desk}>
            <h3 className={styles.name}>
              <WholeWords>{t(`${id}.name`)}</WholeWords>
            </h3>
            <p className={styles.text}>{t(`${id}.text`)}</p>
            <div className={styles.ways}>
              <Action to={to} look="text">
                {t(`${id}.link`)}
              </Action>
              {email && <a href={`mailto:${email}`}>{t('mail', { email })}</a>}
              {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('call', { phone })}</a>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
