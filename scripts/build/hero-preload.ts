const preferred = /<picture\b[^>]*>((?:<source\b[^>]*>)*)<img\b(?=[^>]*fetchPriority="high")[^>]*>/i
const source = /<source\b[^>]*>/g
/** Before it a phone's window is 980 px wide to the browser: hinted earlier, a second size of the picture would come. */
const viewport = /<meta name="viewport"[^>]*>/

const attributeOf = (element: string, attribute: string) =>
  new RegExp(`\\b${attribute}="([^"]*)"`, 'i').exec(element)?.[1] ?? ''

/** What a hint for one `<source>` says; each of several is for the windows that those before it leave. */
function hint(element: string, earlier: readonly string[]): string {
  const media = [attributeOf(element, 'media'), ...earlier.map((query) => `(not ${query})`)]
    .filter(Boolean)
    .join(' and ')
  const limits = media && ` media="${media}"`
  return `<link rel="preload" as="image" type="${attributeOf(element, 'type')}" imagesrcset="${attributeOf(element, 'srcset')}" imagesizes="${attributeOf(element, 'sizes')}"${limits} fetchpriority="high"/>`
}

/**
 * The same page with a hint at the head of it for the picture that is to be there first: the browser asks for it with the
 * first kilobytes of the page, before it has read the styles and the words that stand before the picture.
 */
export function withHeroPreload(html: string): string {
  const sources = [...(preferred.exec(html)?.[1]?.matchAll(source) ?? [])].map(([element]) => element)
  if (sources.length === 0) return html
  const queries = sources.map((element) => attributeOf(element, 'media')).filter(Boolean)
  const hints = sources.map((element, index) => hint(element, queries.slice(0, index)))
  if (!viewport.test(html)) throw new Error('a page without its viewport: has the form of its head changed?')
  return html.replace(viewport, (meta) => meta + hints.join(''))
}
