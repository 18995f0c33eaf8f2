// What a visit costs in the browser: bytes and times of the first frame, the menu, the next page, the whole page.

/** A phone's line, and a processor four times slower than this machine's. */
const line = { offline: false, latency: 60, downloadThroughput: (9 * 1024 * 1024) / 8, uploadThroughput: 192 * 1024 }
const slowdown = 4

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1440, height: 900 } }

async function open(browser, shape) {
  const context = await browser.newContext(shape)
  const page = await context.newPage()
  const record = await context.newCDPSession(page)
  await record.send('Network.enable')
  await record.send('Network.emulateNetworkConditions', line)
  await record.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await record.send('Performance.enable', { timeDomain: 'threadTicks' })
  const bytes = { document: 0, stylesheet: 0, font: 0, image: 0, script: 0, other: 0 }
  const kinds = new Map()
  record.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()))
  record.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    bytes[kind in bytes ? kind : 'other'] += encodedDataLength
  })
  /** Milliseconds that the page's main thread has worked, slowed down as it is: waits for the line or a processor are none. */
  const workMs = async () => {
    const { metrics } = await record.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  return { context, page, bytes, workMs }
}

/** First and largest paint (ms); main thread's work, bytes by kind and elements when it has loaded, before the rest comes. */
export async function firstFrame(browser, url) {
  const { context, page, bytes, workMs } = await open(browser, phone)
  await page.addInitScript(() => {
    globalThis.largest = 0
    new PerformanceObserver((list) => {
      globalThis.largest = list.getEntries().at(-1).startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  const work = await workMs()
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.waitForTimeout(800)
  const shown = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: globalThis.largest,
  }))
  await context.close()
  return { ...shown, work, elements, bytes }
}

/** Bytes of a page read to its end, all kinds. */
export async function wholeVisit(browser, url) {
  const { context, page, bytes } = await open(browser, phone)
  await page.goto(url, { waitUntil: 'load' })
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(2500)
  await context.close()
  return Object.values(bytes).reduce((sum, some) => sum + some, 0)
}

/** Milliseconds from a click on the menu's first group to the frame that shows it. */
export async function menuClick(browser, url) {
  const { context, page } = await open(browser, desk)
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(700, 600)
  await page.waitForTimeout(1500)
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const button = document.querySelector('#site-header [data-menu] button, header details summary')
        if (!button) return resolve(0)
        const from = performance.now()
        button.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - from)
          port2.postMessage(null)
        })
      }),
  )
  await context.close()
  return ms
}

/**
 * Milliseconds from a click to the first paint of the next page.
 * @param rest milliseconds that the pointer rests on the link before it clicks
 * @param plain nothing is prefetched, as with data saving on
 */
export async function nextPage(browser, url, link, { rest = 300, plain = false } = {}) {
  const { context, page } = await open(browser, desk)
  if (plain) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp)
        const before = location.href
        // A page that takes the place of this one in the same document has no first paint of its own.
        requestAnimationFrame(function look() {
          if (location.href === before) return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            globalThis.shown = performance.now()
          }
          port2.postMessage(null)
        })
      },
      true,
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(700, 600)
  await page.waitForTimeout(1500)
  const before = page.url()
  await page.locator(link).first().hover()
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL((now) => String(now) !== before, { waitUntil: 'load' })
  const ms = await page.waitForFunction(() => {
    const clicked = Number(sessionStorage.getItem('clicked')) - performance.timeOrigin
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const shown = clicked > 0 ? globalThis.shown : paint?.startTime
    return shown && shown - clicked
  })
  const taken = await ms.jsonValue()
  await context.close()
  return taken
}
