import { isA } from '../next-output.ts'
import { elementsBelow, firstOf, insert, moveAfter, type Page, remove } from '../page.ts'
import { withoutFaces, withoutFetchedFaces } from './fetched-faces.ts'
import { firstScreenOf } from './first-screen.ts'
import { usedStyles } from './page-styles.ts'
import { keepSheet, linkedStyles, sheetLinks } from './sheets.ts'

/** A program waits for the sheets before it, and the parser for the program. */
const waitsForSheet = '<script data-start="">//</script>'

/** What stands behind the link to the sheet: later parts of `main`, and what follows it. */
const rest = 'body link~*,main~*'
/** Nobody sees the rest unstyled; where the sheet does not come in five seconds, all read it as it is. */
const hidesRest = `${rest}{visibility:hidden;animation:1ms 5s forwards rest}@keyframes rest{to{visibility:visible}}`
/** First in the sheet: whatever a part's own rules say counts more. */
const showsRest = `${rest}{visibility:visible;animation:none}`

/** The hero fills the first screen, so that what comes under it is not seen at once. */
function isCovered({ document }: Page): boolean {
  const isLow = elementsBelow(document).some(({ attribs }) => attribs['data-height'] === 'low')
  return !isLow && firstOf(document, 'main')?.attribs['data-theme'] === 'darkHero'
}

/**
 * Gives a page one sheet of the rules it uses, in this order: first screen's styles, first screen, start script, link to the sheet.
 * Chromium paints what comes before the link while it loads. Firefox and WebKit need an empty script for that, except under a
 * full-window hero, where the rest is hidden instead: WebKit would otherwise fetch every picture at once.
 */
export function withOwnStyles(page: Page, { rename }: { rename: (text: string) => string }): void {
  const { document, start } = page
  const linked = withoutFetchedFaces(linkedStyles(document))
  if (!linked) return
  const isUnderHero = isCovered(page)
  const end = firstScreenOf(document)
  const all = usedStyles(linked, document)
  const [place] = start
  // The head has the faces; said again with the sheet, they would have the first screen laid out anew under the hero.
  const later = end && place ? withoutFaces(all) : all
  const first = end && `<style>${rename(usedStyles(linked, document, 'first'))}${isUnderHero ? hidesRest : ''}</style>`
  const own = `<link rel="stylesheet" href="${keepSheet(rename((isUnderHero ? showsRest : '') + later))}" data-precedence="next"`
  const links = sheetLinks(document)
  for (const element of elementsBelow(document)) {
    if (element.attribs.class) element.attribs.class = rename(element.attribs.class)
    if (isA('idle connection', element)) remove(element)
  }
  if (end && first && place) {
    insert(first, 'before', place)
    // After the hero's picture in the line: come earlier, it would have the rest of the page laid out before the picture shows.
    insert(isUnderHero ? `${own} fetchPriority="low"/>` : `${own}/>${waitsForSheet}`, 'after', end)
    // So that a page shown in place leaves them out (`next-pages.ts`).
    for (const script of start.toReversed()) {
      script.attribs = { 'data-start': '', ...script.attribs }
      moveAfter(end, script)
    }
  } else if (links[0]) insert(`${own}/>`, 'before', links[0])
  for (const link of links) remove(link)
}
