import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'

/** When a request is answered, and the mailbox for questions: what the settings name of them (READ-6). */
export function DatasetMailbox({ isStatusPage = false }: { isStatusPage?: boolean }) {
  const t = useTranslations('DatasetRequest')
  const { EMAIL_DATASETS: email, DATASET_ANSWER_DAYS: days } = environment()
  return (
    <>
      {days && <p>{t('answer', { days })}</p>}
      {!isStatusPage && (
        <p>{t.rich('status', { link: (text) => <SiteLink to="/datasets/request">{text}</SiteLink> })}</p>
      )}
      {email && <p>{t.rich('mail', { email, link: (text) => <a href={`mailto:${email}`}>{text}</a> })}</p>}
    </>
  )
}
