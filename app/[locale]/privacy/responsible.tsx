import { useLocale, useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { PolicySection } from './policy-section'

/** Who answers for the data, and where to turn (PIPL art. 17, GDPR art. 13). */
export function Responsible() {
  const t = useTranslations('PrivacyPage.who')
  const set = environment()
  const name = useLocale() === 'zh' ? set.COMPANY_NAME_ZH : set.COMPANY_NAME_EN
  const email = set.EMAIL_PRIVACY
  return (
    <PolicySection name="who">
      <p>{name ? t('named', { name }) : t('unnamed')}</p>
      <p>
        {email
          ? t.rich('mail', { email, mail: (text) => <a href={`mailto:${email}`}>{text}</a> })
          : t.rich('form', { form: (text) => <SiteLink to="/advisory">{text}</SiteLink> })}
      </p>
    </PolicySection>
  )
}
