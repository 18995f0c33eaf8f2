import type { MetadataRoute } from 'next'
import { siteOrigin } from '#lib/config/site-origin'

/** Crawlers may read everything but the interfaces, with them the language links (READ-2), and short links. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/s/'] },
    sitemap: new URL('/sitemap.xml', siteOrigin()).href,
  }
}
