import type { Browser } from 'playwright'

const rounds = 5

/** Blocking time, layout shift and requests of one visit. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // What the thread worked, and not what it waited while this machine had other work.
  await slow.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await slow.send('Performance.enable')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    const seen = { blocking: 0, shift: 0 }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(2500)
  const { metrics } = await slow.send('Performance.getMetrics')
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { blocking: number; shift: number })
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)
  await context.close()
  return { ...seen, script, asked, stored }
}

/** Five times, one after the other. */
export async function inRounds<Value>(measure: () => Promise<Value>): Promise<Value[]> {
  const values = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure())
  return values
}

export const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Several visits of an address as one: the middle one, and the one least disturbed. */
export async function measured(browser: Browser, address: string) {
  const visits = await inRounds(() => visit(browser, address))
  return {
    blocking: median(visits.map(({ blocking }) => blocking)),
    least: Math.min(...visits.map(({ blocking }) => blocking)),
    script: median(visits.map(({ script }) => script)),
    leastScript: Math.min(...visits.map(({ script }) => script)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    asked: visits[0]?.asked ?? [],
    stored: Math.max(...visits.map(({ stored }) => stored)),
  }
}
