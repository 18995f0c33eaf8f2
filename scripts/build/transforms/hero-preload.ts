import { isA, must } from '../next-output.ts'
import { type Element, elementsBelow, elementsIn, insert, type Page } from '../page.ts'

/** What a hint for one `<source>` says; each of several is for the windows that those before it leave. */
function hint({ attribs }: Element, earlier: readonly string[]): string {
  const media = [attribs.media, ...earlier.map((query) => `(not ${query})`)].filter(Boolean).join(' and ')
  const limits = media && ` media="${media}"`
  return `<link rel="preload" as="image" type="${attribs.type}" imagesrcset="${attribs.srcSet}" imagesizes="${attribs.sizes}"${limits} fetchpriority="high"/>`
}

/**
 * Preloads the picture with high priority. The hint stands after the viewport: before it a phone takes its window for 980 px wide and
 * would fetch a second size.
 */
export function withHeroPreload({ document, path }: Page): void {
  const elements = elementsBelow(document)
  const hero = elements.find(
    (element) => element.name === 'picture' && elementsIn(element).some((inner) => isA('urgent picture', inner)),
  )
  const sources = hero ? elementsIn(hero).filter(({ name }) => name === 'source') : []
  if (sources.length === 0) return
  const queries = sources.flatMap(({ attribs }) => attribs.media ?? [])
  const hints = sources.map((element, index) => hint(element, queries.slice(0, index)))
  const viewport = elements.find((element) => isA('viewport', element))
  must(viewport, 'viewport', path)
  insert(hints.join(''), 'after', viewport)
}
