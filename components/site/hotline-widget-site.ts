import { sitesOf } from '#lib/chat/sites'
import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'

/** The key under which this website's own pages may use the widget; none when the operator lists other sites only. */
export function ownSiteKey(): string | undefined {
  return sitesOf(environment()).find(({ isTest, allows }) => !isTest && allows(siteOrigin()))?.key
}
