import { useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'

/** The mailbox for dataset questions; nothing where the settings name none (READ-6). */
export function DatasetMailbox() {
  const t = useTranslations('DatasetRequest')
  const email = environment().EMAIL_DATASETS
  return email && <p>{t.rich('mail', { email, link: (text) => <a href={`mailto:${email}`}>{text}</a> })}</p>
}
