import { JsonLd } from '#components/seo/json-ld'
import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'
import { company } from '#lib/content/company'
import { currentLocale } from '#lib/i18n/current-locale'

/** What the data of every page calls the organization, so that search engines take it for one. */
export const organizationId = () => `${siteOrigin()}/#organization`

/** Structured data (Organization); name, telephone, address and networks only if configured (READ-6). */
export async function OrganizationData() {
  const zh = (await currentLocale()) === 'zh'
  const set = environment()
  const networks = [set.SOCIAL_LINKEDIN, set.SOCIAL_YOUTUBE, set.SOCIAL_X, set.SOCIAL_FACEBOOK].filter(
    (link) => link !== undefined,
  )
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        '@id': organizationId(),
        name: 'ORCA',
        legalName: zh ? set.COMPANY_NAME_ZH : set.COMPANY_NAME_EN,
        url: `${siteOrigin()}/`,
        logo: `${siteOrigin()}/icons/icon-512.png`,
        foundingDate: String(company.founded),
        telephone: set.COMPANY_HOTLINE,
        email: set.EMAIL_SALES,
        address: zh ? set.COMPANY_ADDRESS_ZH : set.COMPANY_ADDRESS_EN,
        sameAs: networks.length > 0 ? networks : undefined,
      }}
    />
  )
}
