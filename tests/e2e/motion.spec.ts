import { expect, type Page, test } from '@playwright/test'
import { openStarted } from '../support/started.ts'

const desk = { width: 1440, height: 900 }
test.use({ viewport: desk })

/** Scrolls to a part (0 … 1) of the way that a story's stage stands still. */
async function goTo(page: Page, story: string, part: number) {
  await page.locator(story).evaluate((section, part) => {
    const run = [...section.children].find(
      ({ firstElementChild: stage }) => stage && getComputedStyle(stage).position === 'sticky',
    )
    if (!run) throw new Error('no pinned way')
    const { top, height } = run.getBoundingClientRect()
    scrollTo({ top: top + scrollY + (height - innerHeight) * part, behavior: 'instant' })
  }, part)
  // Scroll timelines are read anew with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** What an element shows of itself: its opacity times that of all it stands in. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      let opacity = 1
      for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
      return opacity
    }),
  )

test('the six steps are told one at a time, on a stage that stands still, and their track is drawn as far as the job has gone', async ({
  page,
}) => {
  await page.goto('/')

  await test.step('one step at a time', async () => {
    for (const [step, part] of [0, 0.2, 0.4, 0.6, 0.8, 1].entries()) {
      await goTo(page, '#workflow', part)
      const opacities = await shown(page, '#workflow h3')
      expect(opacities.map((opacity) => opacity > 0.5)).toEqual(opacities.map((_, index) => index === step))
      await expect(page.locator('#workflow h3').nth(step)).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#workflow li').nth(step).locator('img, svg')).toBeInViewport()
    }
  })

  await test.step('the track line of the chart', async () => {
    const drawn = () =>
      page.locator('#workflow [data-leg]').evaluateAll((legs) =>
        legs.map((leg) => {
          const [window, ink] = [leg.firstElementChild, leg.firstElementChild?.firstElementChild]
          if (!window || !ink) throw new Error('a leg without its line')
          const [cut, whole] = [window.getBoundingClientRect(), ink.getBoundingClientRect()]
          const across = Math.min(cut.right, whole.right) - Math.max(cut.left, whole.left)
          const down = Math.min(cut.bottom, whole.bottom) - Math.max(cut.top, whole.top)
          return across > whole.width * 0.99 && down > whole.height * 0.99
        }),
      )
    await goTo(page, '#workflow', 0)
    expect((await drawn()).filter(Boolean)).toHaveLength(0)
    await goTo(page, '#workflow', 0.6)
    expect(await drawn()).toEqual([...Array(8).fill(true), ...Array(5).fill(false)])
    await goTo(page, '#workflow', 1)
    expect((await drawn()).every(Boolean)).toBe(true)
  })
})

test('each sensor adds what it sees to the scene', async ({ page }) => {
  await page.goto('/en/product/apas')
  const layer = async (name: string) => (await shown(page, `#perception [data-layer="${name}"]`))[0] ?? -1
  await goTo(page, '#perception', 0)
  for (const name of ['rings', 'points', 'radar', 'chart']) expect(await layer(name)).toBe(0)
  await goTo(page, '#perception', 0.345)
  expect(await layer('rings')).toBeGreaterThan(0.9)
  expect(await layer('radar')).toBe(0)
  await goTo(page, '#perception', 0.7)
  expect(await layer('radar')).toBe(1)
  expect(await layer('chart')).toBe(0)
  await goTo(page, '#perception', 1)
  for (const name of ['rings', 'points', 'radar', 'chart']) expect(await layer(name)).toBeGreaterThan(0.5)
})

test('the arms of the large boat open with the scroll', async ({ page }) => {
  await page.goto('/product/efficiency')
  const width = () =>
    page.locator('#sweep').evaluate((section) => {
      const arms = [...section.querySelectorAll('svg > g:only-child:not(:has(text))')]
      const boxes = arms.map((arm) => arm.getBoundingClientRect())
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    })
  await goTo(page, '#sweep', 0)
  const folded = await width()
  await goTo(page, '#sweep', 1)
  expect(await width()).toBeGreaterThan(folded * 3)
})

test('day turns into night over yang', async ({ page }) => {
  await page.goto('/product/yang')
  const night = async () => (await shown(page, '#dusk li:last-child picture'))[0]
  await goTo(page, '#dusk', 0)
  expect(await night()).toBe(0)
  await goTo(page, '#dusk', 1)
  expect(await night()).toBe(1)
})

for (const [kind, options] of [
  ['with less motion wished for', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ['on a phone', { viewport: { width: 390, height: 844 } }],
  ['without script', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }],
] as const) {
  test.describe(kind, () => {
    test.use(options)

    test('every step of every story is there to read, and nothing is pinned', async ({ page }) => {
      for (const [path, story] of [
        ['/', '#workflow'],
        ['/product/apas', '#perception'],
        ['/product/efficiency', '#sweep'],
        ['/product/yang', '#dusk'],
      ] as const) {
        await page.goto(path)
        for (const opacity of await shown(page, `${story} :is(h3, p, li)`)) expect(opacity).toBe(1)
        const pinned = await page.locator(`${story} *`).evaluateAll((elements) => {
          return elements.filter((element) => getComputedStyle(element).position === 'sticky').length
        })
        expect(pinned).toBe(0)
        if (path !== '/') continue
        const tops = await page
          .locator('#workflow li')
          .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
        expect(tops).toEqual([...tops].sort((one, other) => one - other))
      }
    })
  })
}

test('what moves with the scroll moves on the compositor alone', async ({ page }) => {
  const record = await page.context().newCDPSession(page)
  const refused = new Set<string>()
  record.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as { name?: string; args?: { data?: { unsupportedProperties?: string[] } } }[]) {
      if (name === 'Animation') for (const property of args?.data?.unsupportedProperties ?? []) refused.add(property)
    }
  })
  const finished = new Promise((resolve) => record.once('Tracing.tracingComplete', resolve))
  await record.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.animations'] },
    transferMode: 'ReportEvents',
  })
  await page.goto('/')
  for (const part of [0, 0.1, 0.5, 1]) await goTo(page, '#workflow', part)
  for (const [path, story] of [
    ['/product/apas', '#perception'],
    ['/product/efficiency', '#sweep'],
    ['/product/yang', '#dusk'],
  ] as const) {
    await page.goto(path)
    for (const part of [0, 0.5, 1]) await goTo(page, story, part)
  }
  await record.send('Tracing.end')
  await finished
  // Colours change under a pointer and in the header, not with the scroll.
  expect([...refused].filter((property) => !/color$|^--/.test(property))).toEqual([])
})

async function toSmurf(page: Page) {
  await page.locator('main a[href="/product/smurf"]').first().click()
  await expect(page).toHaveURL(/\/product\/smurf$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SMURF')
}

test('nothing moves by itself for longer than five seconds', async ({ page }) => {
  for (const path of ['/', '/product', '/product/yang', '/en/solution/solution', '/nosuch']) {
    await page.goto(path)
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && Number(effect?.getComputedTiming().endTime) > 5000,
        )
        .map((animation) => ('animationName' in animation ? animation.animationName : animation.id)),
    )
    expect(endless, path).toEqual([])
  }
})

test('two steps back in one breath find the place of the page they end at', async ({ page }) => {
  await openStarted(page, '/aboutus')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page
    .locator('header a[href="/product"], footer a[href="/product"]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })
  await expect(page).toHaveURL(/\/product$/)
  await page.locator('main a[href="/product/smurf"]').first().scrollIntoViewIfNeeded()
  await toSmurf(page)
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(page).toHaveURL(/\/aboutus$/)
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toContainText('让船自主作业')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})
