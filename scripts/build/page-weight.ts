import { DomUtils, parseDocument } from 'htmlparser2'

const kilobyte = 1024

/**
 * What one page may bring before anybody acts, in brotli bytes and elements: a little more than the heaviest does.
 * Under a hero that fills the window the first screen's styles stand in the HTML, and the sheet holds up what follows it;
 * elsewhere the sheet does, and the HTML is lighter. A boat's page and a solution's are read to their end: theirs is the
 * least.
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
 * What of a page passes its budget, in words.
 * @param path its address
 * @param html a page as the build leaves it
 * @param bytesOf brotli bytes of the page and of its style sheet by its address
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
