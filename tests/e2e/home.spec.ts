import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { boatsOfLine } from '#lib/content/fleet'
import { untilAtRest } from '../support/start-page.ts'
import { openStarted } from '../support/started.ts'

const boats = [...boatsOfLine('cleaning'), ...boatsOfLine('leisure')]
const finder = (page: Page) => page.locator('#finder')
/** The one answer that the two choices show. */
const answer = (page: Page) => finder(page).getByRole('heading', { level: 3 })

/** What a page is made of, as its reader gets it before anything runs. */
const mainOf = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

test('every boat can be reached from home and from the list of products, in both languages', async ({ request }) => {
  for (const prefix of ['', '/en'])
    for (const path of [prefix || '/', `${prefix}/product`]) {
      const main = await mainOf(request, path)
      for (const slug of [...boats, 'apas']) expect(main, path).toContain(`href="${prefix}/product/${slug}"`)
    }
})

test('the list of products names all seven boats as headings', async ({ page }) => {
  await page.goto('/en/product')
  await expect(page.locator('#cleaning, #leisure').getByRole('heading', { level: 3 })).toHaveCount(boats.length)
})

test('home leads to the solutions, the datasets, the cases and the news, tells the six steps in order, and asks in its finder what decides', async ({
  page,
}) => {
  await page.goto('/')

  await test.step('where it leads, and the six steps', async () => {
    for (const path of [
      '/solution/robot',
      '/solution/uboat',
      '/solution/solution',
      '/datasets/FloW',
      '/datasets/USVInland',
      '/case',
      '/news',
    ]) {
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
    }
    await expect(page.locator('#workflow').getByRole('heading', { level: 3 })).toHaveText([
      '启动',
      '自主清洁',
      '自动返航',
      '自主充电',
      '吊筐上岸',
      '继续',
    ])
  })

  await test.step('the finder asks for the size of the water only where the size decides', async () => {
    await finder(page).getByRole('radio', { name: '载客' }).check()
    await expect(finder(page).getByRole('group', { name: '水域面积' })).toBeHidden()
    await expect(finder(page).getByRole('link', { name: '了解 汐 XI' })).toBeVisible()
    await expect(finder(page).getByRole('link', { name: '了解 YANG' })).toBeVisible()
  })

  await test.step('vessels with APAS and units shipped never stand in one view', async () => {
    await untilAtRest(page)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const vessels = await page.locator('#apas').boundingBox()
      const company = await page.locator('#company').boundingBox()
      const between = (company?.y ?? 0) - ((vessels?.y ?? 0) + (vessels?.height ?? 0))
      expect(between).toBeGreaterThan(height)
    }
  })
})

test('the finder is worked by keyboard alone, and its answer leads to the boat', async ({ page }) => {
  await page.goto('/en')
  await finder(page).getByRole('radio', { name: 'Floating litter' }).focus()
  await expect(answer(page)).toHaveText(['Small cleaning boat'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(answer(page)).toHaveText(['Medium cleaning boat and weed harvester'])
  await page.keyboard.press('ArrowDown')
  await expect(answer(page)).toHaveText(['Large high-efficiency cleaning boat'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(finder(page).getByRole('radio', { name: 'Aquatic weed', exact: true })).toBeChecked()
  await expect(answer(page)).toHaveText(['Medium cleaning boat and weed harvester'])
  await expect(finder(page).getByRole('article').getByText('10–60')).toBeVisible()
  await finder(page).getByRole('link', { name: 'See MOSHARK' }).click()
  await expect(page).toHaveURL(/\/en\/product\/moshark$/)
})

test('areas stand in mu in Chinese and in hectares in English, and the reader can choose acres', async ({ page }) => {
  await page.goto('/')
  await expect(finder(page).getByRole('radio', { name: '100–200 亩' })).toBeVisible()
  await page.goto('/en')
  await expect(finder(page).getByRole('radio', { name: '6.7–13.3 ha' })).toBeVisible()
  await finder(page).getByRole('radio', { name: 'acres', exact: true }).check()
  await expect(finder(page).getByRole('radio', { name: '16–33 acres' })).toBeVisible()
  await expect(finder(page).getByText('6.7–13.3 ha')).toBeHidden()
})

for (const deviceScaleFactor of [1.75, 3]) {
  test(`a phone of ${deviceScaleFactor} pixels a point asks for one size of the hero’s picture`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor, isMobile: true })
    const asked = new Set<string>()
    page.on('request', (request) => {
      const name = /canal-cleaning-\d+/.exec(request.url())?.[0]
      if (name) asked.add(name)
    })
    await page.goto('/en', { waitUntil: 'load' })
    expect([...asked]).toHaveLength(1)
    await page.close()
  })
}

test('arrow keys move the row of boats that has the focus; with a mouse it has buttons, and says where it ends', async ({
  page,
}) => {
  await openStarted(page, '/en')
  const row = page.locator('#cleaning')
  await row.scrollIntoViewIfNeeded()

  await test.step('arrow keys move the row that has the focus', async () => {
    const previous = row.getByRole('button', { name: 'Previous boat' })
    await expect(row.getByRole('button', { name: 'Next boat' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(previous).toBeDisabled()
    await row.getByRole('region').focus()
    await page.keyboard.press('ArrowRight')
    await expect(previous).toBeEnabled()
  })
  await page.keyboard.press('ArrowLeft')
  await test.step('its buttons move it', async () => {
    const [previous, next] = [
      row.getByRole('button', { name: 'Previous boat' }),
      row.getByRole('button', { name: 'Next boat' }),
    ]
    await expect(next).toBeVisible()
    await expect(previous).toBeDisabled()
    const first = row.getByRole('link', { name: /SMURF/ })
    await expect(first).toBeInViewport()
    await next.click()
    await expect(previous).toBeEnabled()
    await expect(first).not.toBeInViewport({ ratio: 0.6 })
    for (let press = 0; press < boats.length && (await next.isEnabled()); press++) {
      await next.click()
      await page.waitForTimeout(650) // the row's own movement
    }
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
    await expect(row.getByRole('link', { name: /TITAN/ })).toBeInViewport()
  })
})

test('a boat out of sight comes into view when the keyboard reaches it, script or not', async ({ page }) => {
  await page.goto('/en')
  const last = page.locator('#cleaning').getByRole('link', { name: /TITAN/ })
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 0.5 })
  // The script has taken the row over by now.
  await expect(page.locator('#cleaning [data-series]')).toHaveAttribute('data-moved', 'swiper')
  const boats = page.locator('#cleaning [data-series] a')
  await boats.first().focus()
  await expect(boats.first()).toBeInViewport({ ratio: 0.9 })
  await expect(last).not.toBeInViewport()
  for (let tabs = await boats.count(); tabs > 1; tabs -= 1) await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 0.5 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home reads, the finder answers and every step is there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^船下水，\s*人在岸。$/)
    await finder(page).getByText('300–500 亩').click()
    await expect(answer(page)).toHaveText(['大型高效清洁船'])
    await expect(page.locator('#workflow li')).toHaveCount(6)
    await page.locator('#cleaning').getByRole('link', { name: /SMURF/ }).click()
    await expect(page).toHaveURL(/\/product\/smurf$/)
  })
})

for (const { width, height, pixels, most } of [
  { width: 390, height: 844, pixels: 3, most: 120 },
  { width: 1440, height: 900, pixels: 2, most: 260 },
]) {
  test(`the hero's picture weighs at most ${most} KB at ${width}, and nothing moves while the page loads`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      locale: 'zh-CN',
      viewport: { width, height },
      deviceScaleFactor: pixels,
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) Object.assign(window, { shift: Reflect.get(window, 'shift') + Number(entry.value) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const picture = page.waitForResponse(/\/pictures\/[\w-]{3}-canal-cleaning/)
    await page.goto('/')
    expect((await (await picture).body()).length).toBeLessThanOrEqual(most * 1024)
    for (let y = 0; y < 4 * height; y += height) {
      await page.mouse.wheel(0, height)
      await page.waitForTimeout(100)
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
    await context.close()
  })
}

/** What share of the swept lanes their window does not show yet. */
function hiddenShare(boat: Element) {
  const window = boat.closest('div')
  if (!window) throw new Error('the lanes stand in a window')
  return Math.abs(new DOMMatrix(getComputedStyle(window).transform).e) / window.clientWidth
}

test('the second screen is a lake being swept, which leads to drawing one’s own', async ({ page }) => {
  await page.goto('/')
  const second = page.locator('main > section').first()
  await expect(second.getByRole('heading', { level: 2 })).toHaveText('画出您的水域，模拟全覆盖航线')
  await expect(second, 'invented, and says so').toContainText('虚构的示例湖')
  const hidden = () => second.locator('svg g').first().evaluate(hiddenShare)
  await page.mouse.move(60, 300)
  await second.evaluate((section) =>
    scrollBy({ top: section.getBoundingClientRect().top - innerHeight * 0.5, behavior: 'instant' }),
  )
  await expect.poll(hidden).toBeGreaterThan(0.3)
  await second.evaluate((section) => scrollBy({ top: section.getBoundingClientRect().top, behavior: 'instant' }))
  await expect.poll(hidden).toBeLessThan(0.3)
  await second.getByRole('link', { name: '绘制我的水域' }).click()
  await expect(page).toHaveURL(/\/tools\/coverage$/)
})

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('all of the lake is swept from the start', async ({ page }) => {
    await page.goto('/en')
    const boats = page.locator('#draw svg g')
    await expect(boats).toHaveCount(3)
    expect(await boats.first().evaluate(hiddenShare)).toBe(0)
  })
})
