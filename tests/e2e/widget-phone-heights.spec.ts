import { expect, type Page, test } from '@playwright/test'
import { chat, openWindow, openWithDesk } from '../support/widget-host.ts'

/** Where the window stands in the page. */
const edges = (page: Page) =>
  chat(page, '.frame').evaluate((frame) => {
    const { top, bottom, left, right } = frame.getBoundingClientRect()
    return [top, bottom, left, right].map(Math.round)
  })

for (const [width, heights] of [
  [390, [844, 500, 844, 500, 844, 788, 844]],
  [360, [400, 640, 400, 640]],
] as const)
  test(`on a phone the window is the page, however its height changes: ${heights.join(', ')}`, async ({ page }) => {
    const [first, ...later] = heights
    await page.setViewportSize({ width, height: first })
    await openWithDesk(page)
    await openWindow(page)
    for (const height of later) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => edges(page)).toEqual([0, height, 0, width])
      await expect(chat(page, '.head button').last()).toBeInViewport({ ratio: 1 })
      await expect(chat(page, '.composer textarea')).toBeInViewport({ ratio: 1 })
    }
  })

test('a window that was moved fills the phone’s width, and is where it was once there is room again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openWithDesk(page)
  await openWindow(page)
  await chat(page, '.grip').focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowUp')
  const before = await edges(page)
  await page.setViewportSize({ width: 400, height: 900 })
  await expect.poll(() => edges(page)).toEqual([0, 900, 0, 400])
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect.poll(() => edges(page)).toEqual(before)
})

test('a window in an element of the page stays in it, also below the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await openWithDesk(page, {
    attributes: 'data-container="#desk"',
    body: '<div style="height:2000px"></div><div id="desk" style="width:420px;height:500px"></div>',
  })
  await expect(chat(page, '.composer textarea')).toBeAttached({ timeout: 15_000 })
  const apart = () =>
    page.evaluate(() => {
      const frame = document.querySelector('orca-chat')?.shadowRoot?.querySelector('.frame')
      const desk = document.querySelector('#desk')
      return Math.round((frame?.getBoundingClientRect().top ?? 0) - (desk?.getBoundingClientRect().top ?? 0))
    })
  const before = await apart()
  await page.setViewportSize({ width: 1200, height: 600 })
  await page.setViewportSize({ width: 1100, height: 650 })
  await expect.poll(apart).toBe(before)
})
