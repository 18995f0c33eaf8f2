import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { drawFewFrames, drawnByProcessor } from '../support/drawn-by-processor.ts'
import { countHoldings, holdings } from '../support/graphics-holdings.ts'

test.use({
  viewport: { width: 480, height: 640 },
  ...drawnByProcessor,
})
test.describe.configure({ timeout: 150_000 })

const words = {
  zh: { path: '/tools/coverage', open: '三维观看', close: '回到平面图', moment: '任务时刻', board: '水域画板' },
  en: {
    path: '/en/tools/coverage',
    open: 'Watch in 3D',
    close: 'Back to the map',
    moment: 'Time in the mission',
    board: 'Drawing board',
  },
} as const

const stage = (page: Page) => page.locator('[data-watch-stage="open"]')

async function openSample(page: Page, path: string, frameMs?: number) {
  await drawFewFrames(page, frameMs)
  await page.goto(path)
  await page.mouse.move(200, 300)
}

async function watch(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(stage(page)).toBeVisible({ timeout: 60_000 })
}

/** Puts the slider of the mission to a share of its whole. */
async function scrub(page: Page, label: string, share: number): Promise<number> {
  const slider = page.getByRole('slider', { name: label })
  const seconds = Math.round(Number(await slider.getAttribute('max')) * share)
  await slider.fill(String(await nearestStep(page, label, seconds)))
  return Number(await slider.inputValue())
}

const nearestStep = (page: Page, label: string, seconds: number) =>
  page.getByRole('slider', { name: label }).evaluate((input, wanted) => {
    const step = Number(input.getAttribute('step'))
    return Math.round(wanted / step) * step
  }, seconds)

const numberOf = async (page: Page, name: string) => Number(await stage(page).getAttribute(name))

test('the sample is watched: it comes when asked for, plays and pauses, is recorded and put away', async ({ page }) => {
  test.setTimeout(240_000) // seconds a step where the processor draws
  const errors: string[] = []
  const models: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('request', (request) => request.url().endsWith('.glb') && models.push(request.url()))
  const { path, open, close, moment } = words.zh
  // The processor draws for most of a second at each frame: four of them are a clip, too.
  await openSample(page, path, 2000)
  await expect(page.getByRole('button', { name: open })).toBeVisible()
  expect(models).toEqual([])
  await watch(page, open)
  expect(models).toHaveLength(1)
  await expect(page.getByRole('application')).toHaveCount(1)
  await expect(page.getByRole('application')).toBeFocused()

  await test.step('it plays and pauses by the same button as the map', async () => {
    await scrub(page, moment, 0.2) // whoever takes it in hand stops it
    const before = await numberOf(page, 'data-seconds')
    await page.getByRole('application').press(' ')
    await expect.poll(() => numberOf(page, 'data-seconds')).toBeGreaterThan(before)
    await page.getByRole('button', { name: '暂停' }).click()
  })

  await test.step('a clip is recorded', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      page.getByRole('button', { name: '录 8 秒短片' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^orca-water\.(mp4|webm)$/)
    expect(readFileSync(await file.path()).length).toBeGreaterThan(1_000)
  })

  await page.getByRole('button', { name: close }).click()
  await expect(page.getByRole('button', { name: open })).toBeFocused()
  await expect(page.getByRole('application', { name: words.zh.board })).toBeVisible()
  await expect(page.locator('[data-watch-stage]')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('with less motion wished for it opens when asked and stands still: scrubbing moves the boats, a picture is saved, and a lost context gives the map back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { path, open, moment, board } = words.zh
  await openSample(page, path)
  await watch(page, open)

  await test.step('it stands still', async () => {
    const stood = await numberOf(page, 'data-seconds')
    expect(await numberOf(page, 'data-swept')).toBeGreaterThan(0.2)
    await page.waitForTimeout(500)
    expect(await numberOf(page, 'data-seconds')).toBe(stood)
  })

  await test.step('one clock', async () => {
    const early = await scrub(page, moment, 0.2)
    await expect(stage(page)).toHaveAttribute('data-seconds', String(early))
    const before = { swept: await numberOf(page, 'data-swept'), boat: await boatPlace(page) }
    const late = await scrub(page, moment, 0.6)
    await expect(stage(page)).toHaveAttribute('data-seconds', String(late))
    expect(await numberOf(page, 'data-swept')).toBeGreaterThan(before.swept + 0.2)
    await expect.poll(() => boatPlace(page)).not.toEqual(before.boat)
    // What is seen is said, too.
    await expect(stage(page).locator('p[role="status"]')).toHaveText(/任务时间 \d+:\d\d，已清扫 \d+%/)
  })

  await test.step('camera and light are buttons, arrows turn the camera', async () => {
    for (const name of ['环绕', '俯视', '跟船', '夜晚']) {
      const button = page.getByRole('button', { name, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
  })

  await test.step('printed meanwhile, the sheet has the map with its track', async () => {
    await scrub(page, moment, 0.6)
    const inked = await inkOnPaper(page)
    expect(inked).toHaveLength(2) // strips and boats: a canvas each
    expect(Math.max(...inked)).toBeGreaterThan(20_000)
    await expect(page.locator('canvas:not([data-watch-stage] canvas)')).toHaveCount(0)
  })

  await test.step('a picture is saved', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存画面' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('orca-water.png')
    const bytes = readFileSync(await file.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    // More than one colour: a picture, not an empty canvas.
    expect(bytes.length).toBeGreaterThan(8_000)
  })

  await test.step('a lost context gives the map back and says so', async () => {
    await page.locator('[data-watch-stage] canvas').evaluate((canvas) => {
      if (canvas instanceof HTMLCanvasElement)
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(page.getByText('浏览器释放了图形资源')).toBeVisible()
    await expect(page.getByRole('application', { name: board })).toBeVisible()
  })
})

const boatPlace = (page: Page) => page.locator('[data-boat]').getAttribute('data-boat')

const draws = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'draws')))

/** Bytes of JavaScript that are still held, what is garbage collected before. */
const usedHeap = (page: Page) =>
  page.evaluate(() => {
    const collect: unknown = Reflect.get(window, 'gc')
    if (typeof collect !== 'function') throw new Error('no gc')
    collect()
    collect() // what the first left for its finalizers
    return Number(Reflect.get(Reflect.get(performance, 'memory'), 'usedJSHeapSize'))
  })

test('opened and closed, and watched through its mission, again and again, it holds no more than at first', async ({
  page,
}) => {
  test.setTimeout(300_000) // each frame is drawn by the processor
  await page.setViewportSize({ width: 320, height: 480 })
  await countHoldings(page)
  // Without drifting cameras the same moments are the same pictures, and what comes with a first sight of them comes once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { path, open, moment } = words.en
  await openSample(page, path)
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-watch-stage]')).toHaveCount(0)
    await expect.poll(() => holdings(page), { timeout: 20_000 }).toEqual([])
  }
  await watch(page, open)
  await close()
  const first = await usedHeap(page)

  await watch(page, open)
  /** Through the mission once, with every camera, by day and by night. */
  const round = async () => {
    for (const [share, camera] of [
      [0.15, 'Follow'],
      [0.5, 'Circle'],
      [0.85, 'From above'],
    ] as const) {
      const before = await draws(page)
      await page.getByRole('button', { name: camera, exact: true }).click()
      await page.getByRole('button', { name: 'Night' }).click()
      const seconds = await scrub(page, moment, share)
      await expect(stage(page)).toHaveAttribute('data-seconds', String(seconds))
      // Out of sight nothing is drawn.
      await page.getByRole('application').scrollIntoViewIfNeeded()
      await expect.poll(() => draws(page), { timeout: 20_000 }).toBeGreaterThan(before)
    }
  }
  for (let warmUp = 0; warmUp < 2; warmUp += 1) await round()
  const [held, heap] = [await holdings(page), await usedHeap(page)]
  expect(held).toHaveLength(1)
  await round()
  expect(await holdings(page)).toEqual(held)
  // What a scene is made of is 10 MB and more; what each frame makes is gone.
  expect((await usedHeap(page)) - heap).toBeLessThan(2_000_000)

  await page.getByRole('application').focus()
  await close()
  // A kept water would be 10 MB and more.
  expect((await usedHeap(page)) - first).toBeLessThan(6_000_000)
})

/** How much of each drawing of the map is inked on a print of the page; those that are empty are left out. */
async function inkOnPaper(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const inked = [...document.querySelectorAll('canvas')].map((canvas) => {
        const pixels = canvas.closest('[data-watch-stage]')
          ? undefined
          : canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
        return pixels?.filter((value, index) => index % 4 === 3 && value > 0).length ?? 0
      })
      Object.assign(window, { inked })
    })
  })
  await page.pdf()
  const inked: number[] = await page.evaluate(() => Reflect.get(window, 'inked'))
  return inked.filter((pixels) => pixels > 0)
}

test('with small memory or without graphics the map stays, with a sentence', async ({ browser, baseURL }) => {
  for (const [kind, sentence] of [
    ['memory', 'This device has little memory'],
    ['graphics', 'This device cannot show the 3D view'],
  ] as const) {
    const context = await browser.newContext({ baseURL, locale: 'en' })
    const page = await context.newPage()
    const models: string[] = []
    page.on('request', (request) => request.url().endsWith('.glb') && models.push(request.url()))
    await page.addInitScript((without) => {
      if (without === 'memory') Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 2 })
      else Reflect.deleteProperty(window, 'WebGL2RenderingContext')
    }, kind)
    await openSample(page, words.en.path)
    await page.getByRole('button', { name: words.en.open }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.locator('[data-watch-stage]')).toHaveCount(0)
    expect(models, kind).toEqual([])
    await context.close()
  }
})
