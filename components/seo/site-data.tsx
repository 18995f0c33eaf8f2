import { JsonLd } from '#components/seo/json-ld'
import { organizationId } from '#components/seo/organization-data'
import { siteOrigin } from '#lib/config/site-origin'
import { currentLocale } from '#lib/i18n/current-locale'

/** What search results call the site. They read it at the root of the host and nowhere else, which is the Chinese home page. */
export async function SiteData() {
  if ((await currentLocale()) !== 'zh') return null
  return (
    <JsonLd
      data={{ '@type': 'WebSite', name: 'ORCA', url: `${siteOrigin()}/`, publisher: { '@id': organizationId() } }}
    />
  )
}
