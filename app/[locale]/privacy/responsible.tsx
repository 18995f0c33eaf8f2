import { useLocale, useTranslations } from 'next-intl'
import { SiteLink } from '#components/ui/site-link'
import { environment } from '#lib/config/environment'
import { PolicySection } from './policy-section'

/** The data controller and its contact (PIPL art. 17, GDPR art. 13). */
export function Responsible() {
  const t = useTranslations('PrivacyPage.who')
  const set = environment()
  const zh = useLocale() === 'zh'
  const name = zh ? set.COMPANY_NAME_ZH : set.COMPANY_NAME_EN
  const postal = zh ? set.COMPANY_ADDRESS_ZH : set.COMPANY_ADDRESS_EN
  const email = set.EMAIL_PRIVACY
  return (
    <PolicySection name="who">
      <p>{name ? t('named', { name }) : t('unnamed')}</p>
      <p>
        {email
          ? t.rich('mail', { email, mail: (text) => <a href={`mailto:${email}`}>{text}</a> })
          : t.rich('form', {
              form: (text) => (
                <SiteLink to="/contact" anchor="personal-data">
                  {text}
                </SiteLink>
              ),
            })}
      </p>
      {postal && <p>{t('address', { address: postal })}</p>}
      {set.COMPANY_HOTLINE && <p>{t('phone', { phone: set.COMPANY_HOTLINE })}</p>}
      {set.EU_REPRESENTATIVE && <p>{t('representative', { representative: set.EU_REPRESENTATIVE })}</p>}
    </PolicySection>
  )
}
