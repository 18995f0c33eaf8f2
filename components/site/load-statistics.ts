import type { StatisticsScripts } from '#lib/config/statistics-scripts'

interface TaggedWindow extends Window {
  dataLayer?: unknown[]
}

/** Adds the scripts to the page, each once; a script that fails to load costs the visitor nothing. */
export function loadStatistics({ sources, pageTagId }: StatisticsScripts, target: TaggedWindow = window) {
  if (pageTagId && !target.dataLayer) {
    const layer: unknown[] = []
    target.dataLayer = layer
    // The tag reads `arguments` objects, not arrays: its vendor's snippet pushes them the same way.
    const gtag = function pushArguments() {
      // biome-ignore lint/complexity/noArguments: the reason is the line above
      layer.push(arguments)
    } as (...words: unknown[]) => void
    gtag('js', new Date())
    gtag('config', pageTagId)
  }
  for (const source of sources) {
    if (target.document.querySelector(`script[src="${source}"]`)) continue
    const script = target.document.createElement('script')
    script.src = source
    script.async = true
    target.document.head.append(script)
  }
}

/** Takes back what the statistics wrote on this origin when a visitor withdraws. */
export function forgetStatistics(target: Document = document) {
  // Statistics set their cookies on the widest domain that the browser lets them.
  const labels = location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  for (const [name = ''] of target.cookie.split('; ').map((pair) => pair.split('='))) {
    if (/^(_ga|_gid|Hm_|HMACCOUNT)/.test(name)) {
      target.cookie = `${name}=; Max-Age=0; Path=/`
      for (const domain of domains) target.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`
    }
  }
}
