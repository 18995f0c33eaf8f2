const address = '/manifest.webmanifest'

/**
 * Tells the browser what it needs to put the site on a home screen. A link in the document would have it fetched beside the
 * first screen's picture, by a visitor who may only read (`scripts/build/transforms/start-on-intent.ts` takes it out).
 */
export function linkWebAppManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = address
  document.head.append(link)
}
