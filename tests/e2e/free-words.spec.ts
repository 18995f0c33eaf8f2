import { expect, type Page, test } from '@playwright/test'
import { locales } from '#lib/i18n/locales'
import { address, routeOf } from '#lib/routes/address'
import { type RoutePath, routes, type SitePath } from '#lib/routes/table'
import { fixedAreas, metIn } from '../support/fixed-boxes.ts'
import { visitorHeaders } from '../support/visitor.ts'

/** Every page of the table in its languages, and one of each kind of entry. */
const paths: SitePath[] = [
  ...(Object.keys(routes) as RoutePath[]).filter(
    (path) => !routeOf(path).secret && !/^\/(components|test|sent|widget)/.test(path),
  ),
  '/caseDetail/stone-canal',
  '/newsDetail/six-steps',
]
const pages = paths.flatMap((path) =>
  locales
    .filter((locale) => routeOf(path).languages.includes(locale))
    .map((locale) => ({ at: address(path, locale), locale, extras: routeOf(path).extras })),
)
const heightAt = (width: number) => (width < 768 ? 844 : 900)

/** What the margin keeps free at the window's edge, where the boxes stand at rest (`styles/_story.scss`). */
const lanes = [
  { width: 1280, lane: 52 },
  { width: 1440, lane: 56 },
  { width: 1920, lane: 184 },
  { width: 2560, lane: 200 },
]

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(visitorHeaders())
})

for (const { width, lane } of lanes) {
  test(`at ${width} px what stands fixed over a page stands in its margin`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.locator('orca-chat .launcher').waitFor()
    const [launcher] = await page.evaluate(fixedAreas)
    expect(launcher?.left).toBeGreaterThanOrEqual(width - lane)
    await page.goto('/en')
    await page.mouse.wheel(0, 2000)
    await expect
      .poll(async () => (await page.evaluate(fixedAreas)).map(({ name }) => name))
      .toEqual(['panel', 'picture'])
    for (const { left } of await page.evaluate(fixedAreas)) expect(left).toBeGreaterThanOrEqual(width - lane)
  })
}

const chunk = 12
for (let from = 0; from < pages.length; from += chunk) {
  const some = pages.slice(from, from + chunk)
  const names = `${some[0]?.at} to ${some.at(-1)?.at}`

  test(`no words and no control stand in the margin's lane, from end to end: ${names}`, async ({ page }) => {
    await page.route(/\.(js|avif|webp|png|svg|glb)(\?|$)/, (route) => route.abort())
    const found: string[] = []
    for (const { at } of some) {
      await page.goto(at)
      for (const { width, lane } of lanes) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(async () => {
          delete document.documentElement.dataset.restWaits // all of the page is laid out
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        })
        const area = { left: width - lane, right: width, top: -1e6, bottom: 1e6 }
        found.push(...(await page.evaluate(metIn, area)).map((one) => `${at}, ${width} px: ${one}`))
      }
    }
    expect(found).toEqual([])
  })

  test(`where no margin holds them, they step aside wherever a page rests: ${names}`, async ({ page }) => {
    test.slow()
    // Stories are lists then, and what steps aside is gone at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const [index, { at, locale, extras }] of some.entries()) {
      const hasChat = locale === 'zh'
      if (!hasChat && !extras) continue
      const narrow = [360, 768, 390, 1180, 1024][(index + from) % 5] ?? 360
      // What English pages show on wide windows stands in the margin (the tests above); the Chinese greeting may reach over it.
      for (const width of hasChat ? [narrow, 1440] : [narrow])
        found.push(...(await metAtRest(page, at, width, hasChat)).map((one) => `${at}, ${width} px, ${one}`))
    }
    expect(found).toEqual([])
  })
}

/** What lies under a fixed box where a page rests: at its beginning, and three places down where the visitor went up a little. */
async function metAtRest(page: Page, at: string, width: number, hasChat: boolean): Promise<string[]> {
  await page.setViewportSize({ width, height: heightAt(width) })
  await page.clock.install()
  await page.goto(at)
  const found = await met(page, 'untouched')
  await page.mouse.move(60, 300)
  await page.clock.runFor(5000)
  if (hasChat) await page.locator('orca-chat .launcher').waitFor({ state: 'attached' })
  // The faces have come, which move words under a box that nobody looks at again before the next scroll.
  await page.waitForTimeout(200)
  await page.evaluate(() => document.fonts.ready)
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
    found.push(...(await met(page, `${part * 100} % down`)))
  }
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
