import { isDocumentOfItsOwn } from '#components/page-script/page-links.ts'
import { type Page, pageOf } from '#components/page-script/shown-page.ts'

/** So many pages that the pointer came to are kept ready, the latest ones. */
const mostReady = 3

/** A page may be shown for as long after it was fetched as the server lets a browser keep it. */
const freshForMs = 60_000

interface NextPage {
  page: Page
  fetchedAt: number
}

const ready = new Map<string, NextPage>()

const isFresh = (next?: NextPage): next is NextPage => next !== undefined && Date.now() - next.fetchedAt < freshForMs

const sheetAddress = /<link rel="stylesheet" href="(\/_next\/static\/styles\/[^"]+)"/

const pageAddress = (url: URL | Location) => url.pathname + url.search

async function fetchStyles(address: string, signal?: AbortSignal): Promise<CSSStyleSheet> {
  const answer = await fetch(address, { signal })
  const sheet = new CSSStyleSheet({ baseURL: answer.url })
  return sheet.replace(await answer.text())
}

/** Styles of the page that came with the document: it needs them as a sheet, too, when Back returns to it. */
let ownStyles: CSSStyleSheet | undefined
async function fetchOwnStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][data-precedence]')
  if (sheet && !ownStyles) ownStyles = await fetchStyles(sheet.href)
}

/** The page that came with the document, once another may take its place: it gives the head free, and is asked for once. */
export function pageOfDocument(): Page | undefined {
  if (!ownStyles) return undefined
  // The rules of its first screen, the build's and so the first in the head; its whole sheet has them, too, but the faces of
  // the machine, which are those of every page.
  const first = document.head.querySelector('style')?.sheet
  for (let at = first?.cssRules.length ?? 0; at-- > 0; )
    if (!(first?.cssRules[at] instanceof CSSFontFaceRule)) first?.deleteRule(at)
  document.adoptedStyleSheets.unshift(ownStyles)
  return pageOf(document, document.adoptedStyleSheets)
}

/** Whether a page is of the same build as this document, whose script is to answer it. */
function isOfThisBuild(html: string): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/_next/static/page/"]')
  return script !== null && html.includes(script.getAttribute('src') ?? '')
}

interface Fetching {
  signal?: AbortSignal
  /** Hears that the page is there, and then its styles. */
  onArrival?: (part: 'page' | 'styles') => void
}

/** The page of an address with its styles, ready to take the place of the one that is shown; nothing where it cannot. */
export async function fetchPage(url: string, { signal, onArrival }: Fetching = {}): Promise<Page | undefined> {
  const answer = await fetch(url, { signal })
  const html = await answer.text()
  onArrival?.('page')
  const [, address] = sheetAddress.exec(html) ?? []
  if (!answer.ok || answer.redirected || !address || !isOfThisBuild(html)) return undefined
  if (!('navigation' in globalThis) || isDocumentOfItsOwn(new URL(url, location.origin).pathname)) {
    // Followed by the browser; its first frame finds the styles in the browser's cache.
    await (await fetch(address, { signal })).arrayBuffer()
    return undefined
  }
  const styles = Promise.all([fetchStyles(address, signal), fetchOwnStyles()])
  const parsed = parsePage(html)
  if (parsed.documentElement.lang !== document.documentElement.lang) return undefined
  const [sheet] = await styles
  onArrival?.('styles')
  const page = pageOf(parsed, [sheet])
  // From here on its first picture is on its way.
  document.adoptNode(page.body)
  return page
}

/** Fetches a page and keeps it ready for the link that leads to it. */
export async function fetchNextPage(url: string, signal: AbortSignal): Promise<void> {
  if (isFresh(ready.get(url))) return
  const page = await fetchPage(url, { signal })
  if (page) ready.set(url, { page, fetchedAt: Date.now() })
  for (const old of [...ready.keys()].slice(0, -mostReady)) ready.delete(old)
}

/** The page of an address, if it is ready; only once, since its elements go into the document. */
export function takeNextPage(url: URL): Page | undefined {
  const found = ready.get(pageAddress(url))
  ready.delete(pageAddress(url))
  return isFresh(found) ? found.page : undefined
}

let policy: { createHTML(text: string): string } | undefined

const inlineStyles = /<style>[^<]*<\/style>/

/**
 * Parses a page of this site. Documents refuse text as markup (docs/decisions/072); this policy allows what the site answered, and
 * nothing in it runs.
 */
function parsePage(html: string): Document {
  // Its policy allows no other page's styles; they come as a sheet.
  const markup = html.replace(inlineStyles, '')
  policy ??= globalThis.trustedTypes?.createPolicy('page', { createHTML: (text) => text })
  const page = new DOMParser().parseFromString(policy ? policy.createHTML(markup) : markup, 'text/html')
  for (const kept of page.querySelectorAll('noscript')) {
    // A parser that runs no script makes elements of what stands in there: of later content those that were wanted.
    if ('later' in kept.dataset) kept.nextElementSibling?.append(...kept.childNodes)
    kept.replaceChildren()
  }
  // Until a menu is live CSS opens it, and lays out all panels for that, where the pointer stands: on the link in the header.
  page.querySelector<HTMLElement>('[data-menu]')?.setAttribute('data-live', '')
  // The start of a document has done its work in this one.
  for (const program of page.querySelectorAll('script[data-start]:not([type])')) program.remove()
  return page
}
