import type { Browser } from 'playwright'

/**
 * Milliseconds to the first byte, bits a second down and up. `fast3g` and `fast4g` are the presets of Chrome's developer tools;
 * `line4g` is their Fast 4G without the 2.75 times longer delay that stands for connecting, since the widget is connected already.
 */
const networks = {
  fast3g: [150, 1.6e6, 0.75e6],
  fast4g: [165, 8.1e6, 1.35e6],
  line4g: [60, 9e6, 1.5e6],
} as const

/** How the launcher is pressed: after a mouse was over it for 0.3 s, by a finger (90 ms from touch to click), or by script alone. */
type Hand = 'mouse' | 'finger' | 'none'

/**
 * Milliseconds from the click to an answer, to a frame with an input, and to the whole window (head, focus, suggested questions).
 * `slower`: by how much the processor is slowed.
 */
export async function clickToUsable(
  browser: Browser,
  origin: string,
  { network, hand, slower }: { network: keyof typeof networks; hand: Hand; slower: number },
): Promise<{ skeleton: number; writable: number; whole: number }> {
  const context = await browser.newContext({ hasTouch: hand === 'finger' })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const [latency, down, up] = networks[network]
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(`${origin}/with`, { waitUntil: 'load' })
  await page.locator('orca-chat .rail').waitFor()
  if (hand === 'mouse') await page.locator('orca-chat .launcher').hover()
  // What lies between pointing and pressing, for a quick hand; the page is at rest by then.
  await page.waitForTimeout(hand === 'mouse' ? 300 : 1000)
  await page.evaluate(() => {
    const root = document.querySelector('orca-chat')?.shadowRoot
    const button = root?.querySelector<HTMLElement>('.launcher')
    const measure = async () => {
      const from = performance.now()
      const until = async (...selectors: string[]) => {
        while (!selectors.every((selector) => root?.querySelector(selector))) await new Promise(requestAnimationFrame)
        return performance.now() - from
      }
      return {
        skeleton: await until(':is(.frame textarea, .wait .ask):focus'),
        writable: await until('.frame textarea:focus'),
        whole: await until('.frame .head', '.composer textarea:focus', '.frame .choices button'),
      }
    }
    Reflect.set(
      window,
      'times',
      new Promise((resolve) => button?.addEventListener('click', () => resolve(measure()), { capture: true })),
    )
  })
  const box = await page.locator('orca-chat .launcher').boundingBox()
  const touchPoints = [{ x: (box?.x ?? 0) + 28, y: (box?.y ?? 0) + 28 }]
  if (hand === 'finger') {
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(90)
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else await page.locator('orca-chat .launcher').evaluate((button: HTMLElement) => button.click())
  type Times = Awaited<ReturnType<typeof clickToUsable>>
  const times = await page.evaluate(() => Reflect.get(window, 'times') as Promise<Times>)
  await context.close()
  return times
}
