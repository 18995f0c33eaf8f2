import { expect, type Page, test } from '@playwright/test'
import { drawFewFrames, drawnByProcessor } from '../support/drawn-by-processor.ts'

test.use({
  viewport: { width: 640, height: 420 },
  ...drawnByProcessor,
})

const water = '[data-water="canal-cleaning"]'
const pause = 'button[data-water-pause="canal-cleaning"]'

/** A page whose water may be drawn by the processor, after its visitor's first act: from `beginning` on this visit. */
async function openWithSoftware(page: Page, path = '/', beginning: 'moving' | 'paused' = 'moving'): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await drawFewFrames(page)
  await page.addInitScript((isPaused) => {
    sessionStorage.setItem('orca:water-by-software', '1')
    if (isPaused) sessionStorage.setItem('orca:water-paused', '1')
  }, beginning === 'paused')
  await page.goto(path)
  return asked
}

const act = (page: Page) => page.mouse.move(320, 300)

/** The picture of a moment: the mean light of 8 × 5 fields of the canvas. */
function lightAt(page: Page, seconds: number): Promise<number[]> {
  return page.locator(water).evaluate((canvas, at) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
    canvas.dispatchEvent(new CustomEvent('orca:water-at', { detail: at }))
    const small = Object.assign(document.createElement('canvas'), { width: 48, height: 27 })
    const drawing = small.getContext('2d')
    drawing?.drawImage(canvas, 0, 0, 48, 27)
    const { data } = drawing?.getImageData(0, 0, 48, 27) ?? { data: [] }
    return Array.from({ length: 48 * 27 }, (_, index) => (data[index * 4] ?? 0) + (data[index * 4 + 1] ?? 0))
  }, seconds)
}

const difference = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

test('nothing of the water comes before the first act; then it moves over the still, is paused, answers a press and goes with its context', async ({
  page,
}) => {
  const asked = await openWithSoftware(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('/pictures/water/'))).toEqual([])
  await act(page)
  await expect(page.locator(water)).toBeVisible()
  const button = page.locator(pause)

  await test.step('the button stops it, by keyboard too', async () => {
    await expect(button).toHaveAccessibleName('暂停水面')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('its moments differ, and repeat', async () => {
    const early = await lightAt(page, 30)
    expect(difference(early, await lightAt(page, 32))).toBeGreaterThan(1)
    expect(await lightAt(page, 30)).toEqual(early)
  })

  await test.step('a press on it makes rings', async () => {
    // The scene's clock stands while it is paused: a ring that begins now has spread a second later.
    const later = 1 + (await page.locator(water).evaluate((canvas) => Number(canvas.dataset.seconds)))
    const calm = await lightAt(page, later)
    await page.mouse.move(30, 190)
    await page.mouse.down()
    await page.mouse.up()
    expect(difference(await lightAt(page, later), calm)).toBeGreaterThan(0.05)
  })

  await test.step('the pause holds for the visit', async () => {
    await page.reload()
    await act(page)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a lost context leaves the still', async () => {
    await page.locator(water).evaluate((canvas) => {
      if (canvas instanceof HTMLCanvasElement)
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(page.locator(water)).toBeHidden()
    await expect(button).toBeHidden()
  })
})

// What share of each picture from above is sky and shore, the water's first row left out.
for (const [path, scene, dryShare] of [
  ['/', 'canal-cleaning', 1 / 3],
  ['/product/feichi', 'feichi-hero', 1 / 3],
  ['/product/moshark', 'moshark-hero', 1 / 6],
  ['/product/yang', 'yang-hero', 1 / 3],
] as const) {
  test(`${scene}: the first moving frame lies over the still, the same shore, and water as light`, async ({ page }) => {
    await openWithSoftware(page, path, 'paused')
    await act(page)
    const canvas = page.locator(`[data-water="${scene}"]`)
    await expect(canvas).toBeVisible()
    const still = page.locator(`picture[data-picture="${scene}"] img`).first()
    expect(await canvas.boundingBox()).toEqual(await still.boundingBox())
    const compared = await canvas.evaluate((element, share) => {
      const image = element.previousElementSibling?.querySelector('img')
      if (!(element instanceof HTMLCanvasElement) || !image) throw new Error('no still')
      element.dispatchEvent(new CustomEvent('orca:water-at', { detail: 20 }))
      const read = (source: CanvasImageSource) => {
        const small = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
        const drawing = small.getContext('2d')
        drawing?.drawImage(source, 0, 0, 64, 36)
        return drawing?.getImageData(0, 0, 64, 36).data ?? new Uint8ClampedArray()
      }
      const [moving, resting] = [read(element), read(image)]
      const mean = (data: Uint8ClampedArray, fromRow: number, toRow: number) => {
        const part = [...data.slice(fromRow * 64 * 4, toRow * 64 * 4)].filter((_, index) => index % 4 < 3)
        return part.reduce((sum, value) => sum + value, 0) / part.length
      }
      // The lower third, colour by colour, in 8 × 3 fields: larger than waves.
      const fields = (data: Uint8ClampedArray) => {
        const sums = Array.from({ length: 8 * 3 * 3 }, () => 0)
        for (let pixel = 24 * 64; pixel < 36 * 64; pixel += 1)
          for (let part = 0; part < 3; part += 1) {
            const field = Math.floor((pixel % 64) / 8) + 8 * Math.floor((Math.floor(pixel / 64) - 24) / 4)
            sums[field * 3 + part] = (sums[field * 3 + part] ?? 0) + (data[pixel * 4 + part] ?? 0) / 32
          }
        return sums
      }
      return {
        shore: Math.abs(mean(moving, 0, 36 * share) - mean(resting, 0, 36 * share)),
        water:
          fields(moving).reduce((sum, value, index) => sum + Math.abs(value - (fields(resting)[index] ?? 0)), 0) /
          (8 * 3 * 3),
        crops: [element, image].map((drawn) => getComputedStyle(drawn).objectPosition),
      }
    }, dryShare)
    expect(compared.crops[0]).toBe(compared.crops[1])
    expect(compared.shore).toBeLessThan(2)
    expect(compared.water).toBeLessThan(6)
  })
}

test('drawn by the processor, with saved data, reduced motion or forced colours, the still stays and nothing is fetched for it', async ({
  browser,
  baseURL,
}) => {
  for (const kind of ['software', 'bytes', 'motion', 'colours'] as const) {
    const context = await browser.newContext({
      baseURL,
      locale: 'zh-CN',
      reducedMotion: kind === 'motion' ? 'reduce' : undefined,
      forcedColors: kind === 'colours' ? 'active' : undefined,
    })
    const page = await context.newPage()
    const plates: string[] = []
    page.on('request', (request) => request.url().includes('/pictures/water/') && plates.push(request.url()))
    const programs: Promise<string>[] = []
    page.on('response', (response) => response.url().endsWith('.js') && programs.push(response.text()))
    if (kind === 'bytes')
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    if (kind !== 'software') await page.addInitScript(() => sessionStorage.setItem('orca:water-by-software', '1'))
    await page.goto('/')
    await act(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator(water)).toBeHidden()
    expect(plates, kind).toEqual([])
    if (kind === 'bytes' || kind === 'motion')
      expect((await Promise.all(programs)).filter((program) => program.includes('orca:water-by-software'))).toEqual([])
    await context.close()
  }
})
