import { expect, type Page, test } from '@playwright/test'

const pages = [
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
]

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
    return lines.map(({ text }) => text)
  })

test('on a phone and at a desk no headline leaves a word or two behind on a line of their own', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [360, 390, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await linesOf(page)
      const last = lines.at(-1) ?? ''
      expect(last.replace(/[。，]/g, '').length, `${path}, ${width} px: ${lines.join(' / ')}`).toBeGreaterThan(2)
    }
  }
})

test('at a desk a headline of two parts breaks between them, and nowhere else', async ({ page }) => {
  for (const path of ['/', '/en', '/solution/robot', '/en/index2']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = (await linesOf(page)).map((line) => line.trim())
      expect(lines, `${path}, ${width} px`).toHaveLength(2)
      for (const line of lines.slice(0, -1)) expect(line, `${path}: ${lines.join(' / ')}`).toMatch(/[.,。，]$/)
    }
  }
})
