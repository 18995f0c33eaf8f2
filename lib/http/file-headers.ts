import { resourceHeaders } from '#lib/http/answer-headers'

const year = 'public, max-age=31536000, immutable'

/** Files of `public/` keep their name when they change, so they are kept a week and not for ever. */
const week = 'public, max-age=604800, stale-while-revalidate=86400'

/** Sitemap, feeds and icons: a new build changes them under the same address. */
const minutes = 'public, max-age=300, s-maxage=60, stale-while-revalidate=600'

function caching(path: string): string {
  if (path.startsWith('/_next/static/')) return year
  // The loader's address stays the same, so a new one is seen within minutes; all else is named by content or version.
  if (path.startsWith('/widget/pictures/')) return week
  if (path.startsWith('/widget/')) return /^\/widget\/v\d+\/(loader\.js|.*\.d\.ts)$/.test(path) ? loader : year
  return /^\/(pictures|drawings|models|downloads|og|icons)\//.test(path) ? week : minutes
}

const loader = 'public, max-age=300, stale-while-revalidate=86400'

/** Headers of a static file by its address: how long it is kept, and who may read it. */
export function fileHeaders(path: string): Record<string, string> {
  return { ...resourceHeaders(path), 'Cache-Control': caching(path) }
}
