import type { StatisticsService } from '#lib/config/statistics-services'

interface TaggedWindow extends Window {
  dataLayer?: unknown[]
}

/** Adds the scripts to the page, each once; a script that fails to load costs the visitor nothing. */
export function loadStatistics(services: readonly StatisticsService[], target: TaggedWindow = window) {
  for (const { source, tagId } of services) {
    if (target.document.querySelector(`script[src="${source}"]`)) continue
    if (tagId) configureTag(tagId, target)
    const script = target.document.createElement('script')
    script.src = source
    script.async = true
    target.document.head.append(script)
  }
}

function configureTag(tagId: string, target: TaggedWindow) {
  const layer: unknown[] = []
  target.dataLayer = layer
  // The tag reads `arguments` objects, not arrays: its vendor's snippet pushes them the same way.
  const gtag = function pushArguments() {
    // biome-ignore lint/complexity/noArguments: the reason is the line above
    layer.push(arguments)
  } as (...given: unknown[]) => void
  gtag('js', new Date())
  gtag('config', tagId)
}

/** Takes back what these services wrote on this origin when a visitor withdraws. */
export function forgetStatistics(services: readonly StatisticsService[], target: Document = document) {
  const beginnings = services.flatMap(({ cookies }) => cookies)
  // Statistics set their cookies on the widest domain that the browser lets them.
  const labels = location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  for (const [name = ''] of target.cookie.split('; ').map((pair) => pair.split('='))) {
    if (beginnings.some((beginning) => name.startsWith(beginning))) {
      target.cookie = `${name}=; Max-Age=0; Path=/`
      for (const domain of domains) target.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`
    }
  }
}
