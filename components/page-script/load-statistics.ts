import type { StatisticsService } from '#lib/config/statistics-services'

/** Adds the services' scripts to the page, each once. */
export function loadStatistics(services: readonly StatisticsService[]) {
  for (const { source, tagId } of services) {
    if (document.querySelector(`script[src="${source}"]`)) continue
    if (tagId) configureTag(tagId)
    const script = document.createElement('script')
    script.src = source
    script.async = true
    document.head.append(script)
  }
}

function configureTag(tagId: string) {
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  // The tag reads `arguments` objects, not arrays: its vendor's snippet pushes them the same way.
  const gtag = function pushArguments() {
    // biome-ignore lint/complexity/noArguments: the reason is the line above
    layer.push(arguments)
  } as (...given: unknown[]) => void
  gtag('js', new Date())
  gtag('config', tagId)
}

/** Deletes the services' cookies on this origin when a visitor withdraws consent. */
export function forgetStatistics(services: readonly StatisticsService[]) {
  const beginnings = services.flatMap(({ cookies }) => cookies)
  // Statistics set their cookies on the widest domain that the browser lets them.
  const labels = location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  for (const name of names) {
    if (!beginnings.some((beginning) => name.startsWith(beginning))) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in two of the three engines.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
