const address = '/manifest.webmanifest'

/** Links the web app's manifest late: in the document it would be fetched beside the first screen's picture. */
export function linkWebAppManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = address
  document.head.append(link)
}
