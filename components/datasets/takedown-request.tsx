import { useTranslations } from 'next-intl'
import { Chapter } from '#components/datasets/chapter'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { type Family, familyName } from '#lib/content/datasets/families'

/** What is known of people in the recordings, and how to have one removed. */
export function TakedownRequest({ family }: { family: Family }) {
  const t = useTranslations('DatasetTakeDown')
  const { EMAIL_PRIVACY, EMAIL_DATASETS } = environment()
  const email = EMAIL_PRIVACY ?? EMAIL_DATASETS
  return (
    <Chapter id="privacy" title={t('title')} text={t('text', { family: familyName[family] })}>
      <p>
        {email
          ? t.rich('write', { email, link: (text) => <a href={`mailto:${email}`}>{text}</a> })
          : t.rich('contact', { link: (text) => <SiteLink to="/contact">{text}</SiteLink> })}
      </p>
      <p>{t('then')}</p>
    </Chapter>
  )
}
