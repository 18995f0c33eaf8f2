import type { MetadataRoute } from 'next'
import { siteOrigin } from '#lib/config/site-origin'

/** Everything may be read but the interfaces, and with them the language links (READ-2), and visitors' short links. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/s/'] },
    sitemap: new URL('/sitemap.xml', siteOrigin()).href,
  }
}
