import { expect, type Page, test } from '@playwright/test'
import { fixedAreas, metIn } from '../support/fixed-boxes.ts'
import { pagesInLanguages, partsOf } from '../support/pages-in-languages.ts'
import { visitorHeaders } from '../support/visitor.ts'

const heightAt = (width: number) => (width < 768 ? 844 : 900)

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(visitorHeaders())
})

for (const { from, pages, names } of partsOf(pagesInLanguages, ({ at }) => at))
  test(`where no margin holds them, they step aside wherever a page rests: ${names}`, async ({ page }) => {
    test.slow()
    // Stories are lists then, and what steps aside is gone at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Each page is a visit of its own: the hotline greets once a visit, and would on the first page alone.
    await page.addInitScript(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    const found: string[] = []
    for (const [index, { at, locale, extras }] of pages.entries()) {
      const hasChat = locale === 'zh'
      if (!hasChat && !extras) continue
      const narrow = [360, 768, 390, 1180, 1024][(index + from) % 5] ?? 360
      // What English pages show on wide windows stands in the margin (resting-pages.spec.ts); the Chinese greeting may reach over
      // it: looked at on every third page, for it steps aside by the same rule at every width.
      const widths = hasChat && (index + from) % 3 === 0 ? [narrow, 1440] : [narrow]
      found.push(...(await metAtRest(page, at, widths, hasChat)).map((one) => `${at}, ${one}`))
    }
    expect(found).toEqual([])
  })

/** What lies under a fixed box where a page rests: at its beginning, and three places down where the visitor went up a little. */
async function metAtRest(page: Page, at: string, widths: readonly number[], hasChat: boolean): Promise<string[]> {
  const found: string[] = []
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: heightAt(width) })
    if (index === 0) found.push(...(await openAndAct(page, at, hasChat)))
    // A row is taken over once it is near, by a program that comes by the real clock: it has come before anybody looks.
    const rows = await page.locator('[data-series]:has(+ [data-series-controls])').all()
    for (const row of rows) {
      await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(row).toHaveAttribute('data-moved', 'swiper')
    }
    for (const part of [0, 0.3, 0.6, 0.95]) {
      await restAt(page, part, 60, 700)
      await restAt(page, part, 0, 1800)
      // A row measures itself by the real clock, too, when it comes near: who rests there longer sees what comes of it.
      if (rows.length > 0) {
        await page.waitForTimeout(150)
        await page.clock.runFor(1800)
      }
      found.push(...(await met(page, `${width} px, ${part * 100} % down`)))
    }
  }
  return found
}

/** Opens a page and acts once; what is met before that. */
async function openAndAct(page: Page, at: string, hasChat: boolean): Promise<string[]> {
  await page.clock.install()
  await page.goto(at)
  const found = await met(page, 'untouched')
  await page.mouse.move(60, 300)
  await page.clock.runFor(5000)
  if (hasChat) await page.locator('orca-chat .launcher').waitFor({ state: 'attached' })
  // The faces have come, which move words under a box that nobody looks at again before the next scroll.
  await page.waitForTimeout(200)
  await page.evaluate(() => document.fonts.ready)
  return found
}

/** Scrolls to a part of the page's way, so many pixels further, and lets all that answers a scroll answer for a while. */
async function restAt(page: Page, part: number, further: number, forMs: number): Promise<void> {
  await page.evaluate(
    async ([part = 0, further = 0]) => {
      // The browser tells of a scroll with its next frame; where nothing is left to scroll it tells of none.
      const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      const from = scrollY
      scrollTo({
        top: (document.documentElement.scrollHeight - innerHeight) * part + further,
        behavior: 'instant',
      })
      if (scrollY !== from) await told
    },
    [part, further],
  )
  await page.clock.runFor(forMs)
}

async function met(page: Page, place: string): Promise<string[]> {
  const found: string[] = []
  for (const area of await page.evaluate(fixedAreas))
    found.push(...(await page.evaluate(metIn, area)).map((one) => `${place}: ${area.name} on ${one}`))
  return found
}
