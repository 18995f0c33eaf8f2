import { expect, type Page, test } from '@playwright/test'
import { untilAtRest } from '../support/start-page.ts'

// A window of 1280 × 1024 at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } })

/** What the keyboard stands on, if nothing of it can be seen: it is outside the window or something lies over it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const on = document.activeElement
    if (!(on instanceof HTMLElement) || on === document.body) return 'nothing'
    const { left, top, width, height } = on.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((across) => [0.15, 0.5, 0.85].map((down) => [across, down] as const))
    const isSeen = places.some(([across, down]) => {
      const seen = document.elementFromPoint(left + width * across, top + height * down)
      return seen && (on.contains(seen) || seen.contains(on))
    })
    return isSeen ? '' : `${on.localName} ${on.textContent?.trim().slice(0, 40)}`
  })

test('at 400 % nothing reaches beyond the window, and the menu can be pressed', async ({ page }) => {
  for (const path of ['/', '/en', '/en/product/smurf', '/en/quote', '/en/datasets/FloW']) {
    await page.goto(path)
    await untilAtRest(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    const menu = page.locator('#site-header [popovertarget=site-menu]').first()
    await expect(menu, path).toBeInViewport({ ratio: 1 })
    await menu.click()
    await expect(page.locator('#site-menu'), path).toBeVisible()
    await expect(page.locator('#site-menu a[href$="/quote"]')).toBeAttached()
  }
})

test('a year of cleaning at 400 %: its summary never hides what the keyboard stands on', async ({ page }) => {
  await page.goto('/en/tools/season')
  await page.locator('main input').first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-live')
  const hidden: string[] = []
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press('Tab')
    hidden.push(await hiddenFocus(page))
    if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break
  }
  expect(hidden.length).toBeGreaterThan(40)
  expect(hidden.filter(Boolean)).toEqual([])
})
