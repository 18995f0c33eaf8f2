import { useLocale, useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import { H3 } from '#components/ui/heading'
import { Section } from '#components/ui/section'
import { environment } from '#lib/config/environment'
import type { RoutePath } from '#lib/routes/table'
import styles from './desks.module.scss'

interface Desk {
  id: 'sales' | 'service' | 'privacy' | 'partner' | 'datasets' | 'jobs' | 'press'
  /** The page that takes it; always there, whatever the settings give. */
  to: RoutePath
  anchor?: string
  email?: string
  phone?: string
  /** Working days within which it is answered. */
  days?: number
}

/** The departments, each with a form or page, and a mailbox or number if configured (READ-6). */
export function Desks() {
  const t = useTranslations('ContactPage')
  const locale = useLocale()
  const set = environment()
  const desks: Desk[] = [
    { id: 'sales', to: '/advisory', email: set.EMAIL_SALES, phone: set.COMPANY_HOTLINE, days: set.ANSWER_DAYS },
    {
      id: 'service',
      to: '/contact',
      anchor: 'service',
      email: set.EMAIL_SERVICE,
      phone: set.COMPANY_HOTLINE,
      days: set.ANSWER_DAYS,
    },
    { id: 'privacy', to: '/contact', anchor: 'personal-data', email: set.EMAIL_PRIVACY },
    // The partner form is English only; a Chinese partner writes by the general form.
    { id: 'partner', to: locale === 'en' ? '/partner' : '/advisory' },
    { id: 'datasets', to: '/datasets', email: set.EMAIL_DATASETS, days: set.DATASET_ANSWER_DAYS },
    { id: 'jobs', to: '/joinus', email: set.EMAIL_JOBS },
    { id: 'press', to: '/news', anchor: 'press', email: set.EMAIL_PRESS },
  ]
  return (
    <Section id="desks" title={t('desks.title')}>
      <ul className={styles.desks}>
        {desks.map(({ id, to, anchor, email, phone, days }) => (
          <li key={id} className={styles.desk}>
            <H3 className={styles.name}>{t(`${id}.name`)}</H3>
            <p className={styles.text}>
              {t(`${id}.text`)} {days && t('answer', { days })}
            </p>
            <div className={styles.ways}>
              <Action to={to} anchor={anchor} look="text">
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
