import { expect, test } from '@playwright/test'

/** All in one moment: between two questions a page may come to rest. */
function firstFrame() {
  const isLaidOut = (what: string) =>
    [...document.querySelectorAll(what)].at(-1)?.checkVisibility({ contentVisibilityAuto: true })
  return {
    waits: document.documentElement.hasAttribute('data-rest-waits'),
    laidOut: ['main h2', 'footer h2'].filter(isLaidOut),
  }
}

test('the first frame of a page lays out neither its end nor the footer', async ({ page }) => {
  await page.addInitScript(() => {
    self.requestIdleCallback = () => 0 // a visitor's machine that has no time yet
  })
  const isLaidOut = (what: string) =>
    page
      .locator(what)
      .last()
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  for (const path of ['/datasets', '/en/privacy', '/download', '/en/datasets/FloW', '/caseDetail/lily-lake']) {
    await page.goto(path)
    // Until a frame is drawn the browser has not said what it leaves out.
    await expect.poll(() => page.evaluate(firstFrame), path).toEqual({ waits: true, laidOut: [] })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut('footer h2'), path).toBe(true)
  }
})

// In English a bar stands behind the footer: with the footer alone out of the way it came up into the window, and left again.
for (const path of ['/product/smurf', '/contact', '/en/contact'])
  test(`of a first visit to ${path} what stands below the hero has no place until that is shown, and nothing shifts then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      Object.assign(self, { waits: [], shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(self, { shift: Reflect.get(self, 'shift') + Number(Reflect.get(entry, 'value')) })
      }).observe({ type: 'layout-shift', buffered: true })
      new MutationObserver(() => {
        const [root, below] = [document.documentElement, document.querySelector('main link ~ section')]
        if (below) Reflect.get(self, 'waits').push([root.dataset.restWaits ?? 'none', below.checkVisibility()])
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-rest-waits'] })
    })
    await page.goto(path)
    const waits = page.locator('html[data-rest-waits]')
    await expect(waits).toHaveCount(0)
    const told = new Map<string, boolean>(await page.evaluate(() => Reflect.get(self, 'waits')))
    expect(told).toEqual(
      new Map([
        ['true', false],
        ['', true],
        ['none', true],
      ]),
    )
    // A face that comes later is a little wider or narrower.
    expect(await page.evaluate(() => Reflect.get(self, 'shift'))).toBeLessThan(0.001)
  })
