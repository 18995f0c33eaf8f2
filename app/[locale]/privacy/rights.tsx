import { useTranslations } from 'next-intl'
import { PolicySection } from './policy-section'

const rights = ['see', 'correct', 'erase', 'withdraw', 'object', 'complain'] as const

/** PIPL art. 44–50, GDPR art. 15–22. */
export function Rights() {
  const t = useTranslations('PrivacyPage.rights')
  return (
    <PolicySection name="rights">
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(`list.${right}`)}</li>
        ))}
      </ul>
      <p>{t('how')}</p>
    </PolicySection>
  )
}
