import type { Page } from '@playwright/test'
import { everywhere, type Look } from './look.ts'

/** The lines of the page's headline as they stand on the screen. */
const linesOf = (page: Page) =>
  page.locator('main h1').evaluate((heading) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const lines: { middle: number; text: string }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [index, letter] of [...(text.nodeValue ?? '')].entries()) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const { top, width, height } = range.getBoundingClientRect()
        if (width === 0) continue
        // Letters of two faces on one line begin at different heights.
        const middle = top + height / 2
        const line = lines.find((each) => Math.abs(each.middle - middle) < height / 2)
        if (line) line.text += letter
        else lines.push({ middle, text: letter })
      }
    }
    return lines.map(({ text }) => text.trim())
  })

export const headlineEnds: Look = {
  promise: 'on a phone and at a desk no headline leaves a word or two behind on a line of their own',
  places: everywhere(
    [
      '/',
      '/index2',
      '/solution/uboat',
      '/solution/robot',
      '/product/feichi',
      '/product/smurf',
      '/aboutus',
      '/newsDetail/mmwave-small-objects',
      '/newsDetail/fuzhou-inner-river',
      '/caseDetail/sightseeing-loop',
    ],
    [360, 390, 1440, 1920],
  ),
  async broken(page) {
    const lines = await linesOf(page)
    const last = lines.at(-1) ?? ''
    return last.replace(/[。，]/g, '').length > 2 ? [] : [lines.join(' / ')]
  },
}

export const headlineParts: Look = {
  promise: 'at a desk a headline of two parts breaks between them, and nowhere else',
  places: everywhere(['/', '/en', '/solution/robot', '/en/index2'], [1440, 1920]),
  async broken(page) {
    const lines = await linesOf(page)
    return lines.length === 2 && /[.,。，]$/.test(lines[0] ?? '') ? [] : [lines.join(' / ')]
  },
}
