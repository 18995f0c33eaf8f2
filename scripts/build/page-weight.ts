import { DomUtils, parseDocument } from 'htmlparser2'

const kilobyte = 1024

/**
 * Most brotli bytes and elements a page may have before anybody acts: a little above the heaviest page of its kind. Pages with a
 * full-window hero carry the first screen's styles in their HTML, so their HTML is heavier.
 */
const most = {
  hero: { html: 15.2 * kilobyte, styles: 13.5 * kilobyte, elements: 890 },
  boat: { html: 12.2 * kilobyte, styles: 11.8 * kilobyte, elements: 600 },
  plain: { html: 12 * kilobyte, styles: 10 * kilobyte, elements: 890 },
} as const

/** A boat's page, or a solution's, in either language. */
const readToTheEnd = /\/(?:product|solution)\/(?!compare)\w+$/

/** As a browser with script makes them of a page: what stands in `noscript` is text there. */
function elementsIn(html: string): number {
  const page = parseDocument(html.replace(/<noscript\b[^>]*>.*?<\/noscript>/gs, '<noscript></noscript>'))
  return DomUtils.findAll(() => true, page.children).length
}

/**
 * The budgets that a page exceeds, in words.
 * @param bytesOf brotli bytes of the page and of its style sheet, by address
 */
export function overWeight(
  path: string,
  html: string,
  bytesOf: { html: number; styles: (address: string) => number },
): string[] {
  const [, address] = /<link rel="stylesheet" href="(\/_next\/static\/styles\/[^"]+)"/.exec(html) ?? []
  const isHero = html.indexOf('<link rel="stylesheet"') > html.indexOf('</head>')
  const budget = !isHero ? most.plain : readToTheEnd.test(path) ? most.boat : most.hero
  const weight = { html: bytesOf.html, styles: address ? bytesOf.styles(address) : 0, elements: elementsIn(html) }
  const names = ['html', 'styles', 'elements'] as const
  return names.filter((name) => weight[name] > budget[name]).map((name) => `${name} ${weight[name]} of ${budget[name]}`)
}
