// What one page costs a visitor: script bytes before and after the first act, and the browser's own measures.
import { gzipSync } from 'node:zlib'

const slowPhone = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

function watchScripts(page) {
  const sizes = new Map()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = await response.body().catch(() => Buffer.alloc(0))
    sizes.set(response.url(), gzipSync(body).length)
  })
  return () => [...sizes.values()].reduce((total, size) => total + size, 0)
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

/** Gzip bytes of script: what arrives untouched in five seconds, inline scripts too, and what a first act adds. */
export async function scriptBytes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const total = watchScripts(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(5000)
  const before = total() + (await inlineScriptBytes(page))
  await page.mouse.move(40, 40)
  await page.mouse.move(60, 60)
  await page.waitForTimeout(2500)
  const after = total()
  await context.close()
  return { before, after }
}

/** Largest paint, blocking time and layout shift on a phone four times slower than this machine, on a slow line. */
export async function vitals(browser, url, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    isMobile: width < 500,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (width < 500) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowPhone)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.addInitScript(() => {
    globalThis.measures = { lcp: 0, picture: '', cls: 0, tbt: 0 }
    const watch = (type, act) =>
      new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) =>
      Object.assign(globalThis.measures, { lcp: entry.startTime, picture: entry.url }),
    )
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) globalThis.measures.cls += entry.value
    })
    watch('longtask', (entry) => {
      globalThis.measures.tbt += Math.max(0, entry.duration - 50)
    })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  const measured = await page.evaluate(() => globalThis.measures)
  const pictureBytes = measured.picture ? (await (await fetch(measured.picture)).arrayBuffer()).byteLength : 0
  await context.close()
  return { ...measured, pictureBytes }
}
