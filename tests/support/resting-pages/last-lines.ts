import { everywhere, inBothLanguages, type Look } from './look.ts'

const pages = inBothLanguages([
  '/',
  '/product/smurf',
  '/product/yang',
  '/solution/robot',
  '/solution/solution',
  '/service',
  '/aboutus',
  '/caseDetail/stone-canal',
])

/** Paragraphs whose last line is two letters, or one word where words have spaces between them; in the browser's page. */
function shortEnds(): string[] {
  const range = document.createRange()
  const found: string[] = []
  for (const block of document.querySelectorAll<HTMLElement>('main :is(p, figcaption)')) {
    if (!block.checkVisibility({ visibilityProperty: true }) || block.querySelector('a, button, svg, picture')) continue
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      for (const [index, letter] of [...(text.nodeValue ?? '')].entries()) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const { bottom, width } = range.getBoundingClientRect()
        const line = Math.round(bottom / 12)
        if (width > 0) lines.set(line, (lines.get(line) ?? '') + letter)
      }
    }
    const all = [...lines.values()]
    const last = all.at(-1)?.trim() ?? ''
    const isShort = document.documentElement.lang === 'en' ? !/\s/.test(last) : last.replace(/\p{P}/gu, '').length <= 2
    if (all.length > 1 && isShort) found.push(all.join(' / '))
  }
  return found
}

/** Words of the page that begin at the window's edge; in the browser's page. */
function wordsAtEdge(): string[] {
  const found: string[] = []
  for (const block of document.querySelectorAll<HTMLElement>('main :is(h2, h3, p)')) {
    const words = document.createRange()
    words.selectNodeContents(block)
    const { left, width } = words.getBoundingClientRect()
    if (width > 2 && left > -2 && left < 12) found.push(block.textContent)
  }
  return found
}

const places = everywhere(pages, [390, 1440, 1920])

export const lastLines: Look = {
  promise: 'on a phone and at a desk no paragraph ends in two letters or one word',
  places,
  broken: (page) => page.evaluate(shortEnds),
}

export const windowEdge: Look = {
  promise: 'on a phone and at a desk no words touch the window’s edge',
  places,
  broken: (page) => page.evaluate(wordsAtEdge),
}
