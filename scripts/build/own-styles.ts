import { withoutFetchedFaces } from './fetched-faces.ts'
import { firstScreenEnd } from './first-screen.ts'
import { inOrderOfShowing } from './first-screen-order.ts'
import { usedStyles } from './page-styles.ts'
import { keepSheet, linkedSheet, linkedStyles } from './sheets.ts'

const fontPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*>/g

/** What the start of a page says when it is there (`startOnIntent`); some pages start with the framework instead. */
const startMark = 'orca:live'

/** A connection without credentials, opened for fonts that come over the page's own. */
const idleConnection = /<link rel="preconnect" href="\/"[^>]*>/g

/** The hero fills the first screen, so that what comes under it is not seen at once. */
const isCovered = (html: string) =>
  /<main\b[^>]*data-theme="darkHero"/.test(html) && !html.includes('data-height="low"')

/** A program waits for the sheets before it, and the parser for the program. */
const waitsForSheet = '<script data-start="">//</script>'

/** What stands behind the link to the sheet: later parts of `main`, and what follows it. */
const rest = 'body link~*,main~*'
/** Nobody sees the rest unstyled; where the sheet does not come in five seconds, all read it as it is. */
const hidesRest = `${rest}{visibility:hidden;animation:1ms 5s forwards rest}@keyframes rest{to{visibility:visible}}`
/** First in the sheet: whatever a part's own rules say counts more. */
const showsRest = `${rest}{visibility:visible;animation:none}`

/**
 * The same page with styles of its own: one sheet of the rules it uses. The first screen's rules stand in the head, and the
 * sheet, which has them again in their order, is linked where that screen ends, with an empty program behind it: the screen
 * is painted before the sheet has come, and nothing is laid out twice. Chromium waits there by itself; Firefox and WebKit
 * go on. Where more is seen than the hero, an empty program behind the link holds them back; under a hero that fills the
 * window they read on with the rest hidden, since WebKit, held back, then fetches every picture of the page at once.
 * @param rename gives classes their short names
 */
export function withOwnStyles(html: string, rename: (text: string) => string): string {
  const linked = withoutFetchedFaces(linkedStyles(html))
  if (!linked) return html
  const styles = usedStyles(linked, html)
  const hidden = isCovered(html) ? { rules: hidesRest, until: showsRest } : { rules: '', until: '' }
  const own = `<link rel="stylesheet" href="${keepSheet(rename(hidden.until + styles))}" data-precedence="next"`
  const unstyled = html.replace(fontPreload, '').replace(idleConnection, '')
  const bare = unstyled.replace(linkedSheet, '')
  const end = firstScreenEnd(bare)
  if (end === undefined || !bare.includes(startMark)) {
    let isLinked = false
    const page = unstyled.replace(linkedSheet, () => {
      const place = isLinked ? '' : `${own}/>`
      isLinked = true
      return place
    })
    return rename(page)
  }
  const first = `<style>${usedStyles(linked, html, 'first')}${hidden.rules}</style>`
  // After the hero's picture in the line: come earlier, it would have the rest of the page laid out before the picture shows.
  const link = isCovered(html) ? `${own} fetchPriority="low"/>` : `${own}/>${waitsForSheet}`
  return rename(inOrderOfShowing(bare, end, { first, link }))
}
