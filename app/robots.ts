import type { MetadataRoute } from 'next'
import { siteOrigin } from '#lib/config/site-origin'

/** Everything may be read but the interfaces, and with them the language links (READ-2). */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: new URL('/sitemap.xml', siteOrigin()).href,
  }
}
