import { siteBar } from '#lib/browser/navigation/site-bar'

const part = 'program'

const isProgram = (node: Node): node is HTMLScriptElement | HTMLLinkElement =>
  node instanceof HTMLScriptElement ? node.src !== '' : node instanceof HTMLLinkElement && node.rel === 'stylesheet'

/**
 * Scripts and styles that the framework adds for a page the browser has not had yet are a navigation's second part: it
 * is expected when the first of them is added, and there when all have come or failed.
 */
export function watchNewProgram() {
  const coming = new Set<Node>()
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!isProgram(node)) continue
      coming.add(node)
      siteBar.expect('navigation', part)
      const come = () => {
        coming.delete(node)
        if (coming.size === 0) siteBar.arrive(part)
      }
      node.addEventListener('load', come, { once: true })
      node.addEventListener('error', come, { once: true })
    }
  }).observe(document.head, { childList: true })
}
