import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core'
import type { Engine, Look, Tab } from './driver.ts'

/** A page that is just being replaced answers nothing: the question is asked again of the next one. */
async function evaluate(page: Page, expression: string): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(expression)
    } catch (error) {
      if (tries === 40 || !/context|navigat|frame|realm/i.test(String(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

const isKey = (key: string): key is KeyInput => key.length > 0

/** Firefox takes a pointer that jumps for one that was never between: it needs the way as well. */
const steps = 4

/** Firefox refuses a movement that meets the change from one page to the next: it is made again, on the next page. */
async function moveTo(page: Page, x: number, y: number, triesLeft = 10): Promise<void> {
  try {
    await page.mouse.move(x, y, { steps })
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    await moveTo(page, x, y, triesLeft - 1)
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: (url) => page.goto(url).then(() => {}),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (expression) => evaluate(page, expression),
    moveTo: (x, y) => moveTo(page, x, y),
    async click(x, y) {
      await moveTo(page, x, y)
      await page.mouse.click(x, y)
    },
    async press(key) {
      if (isKey(key)) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close,
  }
}

/** One browser for visitors who like motion and, once it is asked for, one for those who do not. */
export function puppeteerEngine(name: string, start: (calm: boolean) => Parameters<typeof launch>[0]): Engine {
  const started = new Map<boolean, Promise<Browser>>()
  function browserFor(calm: boolean): Promise<Browser> {
    // What is asked for is told by the visitor's proxy; Firefox told of each request by scripts of its own, a seventh of its work.
    const general = { headless: true, defaultViewport: null, networkEnabled: false }
    const browser = started.get(calm) ?? launch({ ...general, ...start(calm) })
    started.set(calm, browser)
    return browser
  }
  return {
    name,
    async open({ width, height, calm = false, scripts = true }: Look) {
      const context = await (await browserFor(calm)).createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      // Firefox cannot be told so; what it is sent has its scripts refused (`visit.ts`).
      if (!scripts && name === 'Chromium') await page.setJavaScriptEnabled(false)
      return tabOf(page, () => context.close())
    },
    async end() {
      for (const browser of started.values()) await (await browser).close()
    },
  }
}
