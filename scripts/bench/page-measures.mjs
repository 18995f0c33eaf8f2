// What one page costs a visitor: script bytes before and after the first act, and its largest picture.
import { gzipSync } from 'node:zlib'

/** The widget's own files, and the one of ours whose only work is to bring them. */
function isForWidget(url, text) {
  return new URL(url).pathname.startsWith('/widget/') || text.includes('/widget/v1/loader.js')
}

/** React and what islands are made of: code and data of their own (`scripts/build/islands.ts`). */
const isForIsland = (url) => new URL(url).pathname.startsWith('/_next/static/start/')

function watchScripts(page) {
  const sizes = new Map()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = await response.body().catch(() => Buffer.alloc(0))
    const of = isForIsland(response.url()) ? 'island' : isForWidget(response.url(), String(body)) ? 'widget' : 'page'
    sizes.set(response.url(), { bytes: gzipSync(body).length, of })
  })
  const sum = (kind) => [...sizes.values()].reduce((total, { bytes, of }) => total + (of === kind ? bytes : 0), 0)
  return {
    count: () => sizes.size,
    bytes: () => sum('page'),
    widgetBytes: () => sum('widget'),
    islandBytes: () => sum('island'),
  }
}

async function inlineScriptBytes(page) {
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => !/json|speculationrules/.test(script.type))
      .map((script) => script.textContent)
      .join('\n'),
  )
  return gzipSync(inline).length
}

/** Resolves when no script has come for a while: what a start loads, it loads in a chain. */
async function untilQuiet(page, count) {
  for (let last = -1, now = count(); now !== last; last = now, now = count()) await page.waitForTimeout(1500)
}

/** Gzip bytes of script with data saving on: after five idle seconds and after a first act. Islands and the widget are apart. */
export async function scriptBytes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const page = await context.newPage()
  const scripts = watchScripts(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(5000)
  const inline = await inlineScriptBytes(page)
  const before = scripts.bytes() + inline
  await page.mouse.move(40, 40)
  await page.mouse.move(60, 60)
  await untilQuiet(page, scripts.count)
  const after = scripts.bytes() + inline
  const widget = scripts.widgetBytes()
  const island = scripts.islandBytes()
  await context.close()
  return { before, after, widget, island }
}

/** In the page: the picture that takes the largest part of the window, where the browser's own entry names none. */
function largestShown() {
  const shown = (image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return (
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    )
  }
  const images = [...document.images].filter((image) => image.currentSrc && image.complete && shown(image) > 0)
  return images.sort((one, other) => shown(other) - shown(one))[0]?.currentSrc ?? ''
}

/** A page's largest paint and its bytes; where that is text or has no address, the window's largest picture, else 0. */
export async function largestPaint(browser, url, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    isMobile: width < 500,
    deviceScaleFactor: width < 500 ? 3 : 2,
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000) // a picture that is decoded late is painted after the load
  const entry = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.url ?? '')).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  const picture = entry || (await page.evaluate(largestShown))
  const bytes = picture ? (await (await fetch(picture)).arrayBuffer()).byteLength : 0
  await context.close()
  return { picture, bytes }
}
