import { JsonLd } from '#components/seo/json-ld'
import { organizationId } from '#components/seo/organization-data'
import { siteOrigin } from '#lib/config/site-origin'
import { currentLocale } from '#lib/i18n/current-locale'
import { languageTag } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'

/** What search results call the site: they read it on the home page and show it above each of its pages. */
export async function SiteData() {
  const locale = await currentLocale()
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        '@id': `${siteOrigin()}/#website`,
        name: 'ORCA',
        url: absoluteUrl('/', locale),
        inLanguage: languageTag[locale],
        publisher: { '@id': organizationId() },
      }}
    />
  )
}
