// What scrolling a page costs: main-thread tasks, frames that came late, animations that leave the compositor.

const categories = [
  ...['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  ...['blink.animations', 'blink.user_timing'],
]

/** The page's own main thread in a trace: the one that laid out the most. */
function mainThread(events) {
  const counts = new Map()
  for (const { name, pid, tid } of events) {
    if (name !== 'Layout' && name !== 'UpdateLayoutTree' && name !== 'PrePaint') continue
    const thread = `${pid}:${tid}`
    counts.set(thread, (counts.get(thread) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0]
}

/** Longest piece of work inside a task, by name: what to look at first. */
function largestPart(events, task) {
  const inside = events.filter(
    ({ ts, dur = 0, pid, tid, name }) =>
      name !== 'RunTask' &&
      !name.startsWith('ThreadControllerImpl') &&
      pid === task.pid &&
      tid === task.tid &&
      ts >= task.ts &&
      ts + dur <= task.ts + task.dur,
  )
  return inside.sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0))[0]?.name ?? 'unknown'
}

/** Scrolls a started page to its end; @returns tasks over 50 ms, long frames, and what the compositor could not animate. */
export async function scrollMeasures(browser, url, { width = 1440, height = 900, step = 180, pause = 30 } = {}) {
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.lateFrames = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration, blockingDuration } of list.getEntries())
        globalThis.lateFrames.push({ startTime, duration, blockingDuration })
    }).observe({ type: 'long-animation-frame', buffered: true })
  })
  const record = await context.newCDPSession(page)
  const events = []
  record.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const finished = new Promise((resolve) => record.once('Tracing.tracingComplete', resolve))
  // From before the page is there: an animation says once, when it begins, where it runs.
  await record.send('Tracing.start', { traceConfig: { includedCategories: categories }, transferMode: 'ReportEvents' })
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.move(width / 2, height / 2 + 4)
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500) // what the start itself costs is not scrolling
  const from = await page.evaluate(() => {
    performance.mark('scroll-begins')
    return performance.now()
  })
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (let y = 0; y < end; y += step) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(pause)
  }
  const lateFrames = await page.evaluate((begin) => globalThis.lateFrames.filter((one) => one.startTime > begin), from)
  await record.send('Tracing.end')
  await finished
  await context.close()

  const begins = events.find(({ name }) => name === 'scroll-begins')?.ts
  if (begins === undefined) throw new Error('the trace does not say when the scrolling began')
  const thread = mainThread(events)
  const tasks = events.filter(
    ({ name, ts, dur, tdur, pid, tid }) =>
      name === 'RunTask' && dur && tdur && ts > begins && `${pid}:${tid}` === thread,
  )
  // What the thread itself worked: on a busy machine a task's span is mostly waiting for its turn.
  const longTasks = tasks
    .filter(({ tdur }) => tdur > 50_000)
    .map((task) => ({ ms: task.tdur / 1000, part: largestPart(events, task) }))
  const offCompositor = new Set(
    events
      .filter(({ name, pid }) => name === 'Animation' && thread?.startsWith(`${pid}:`))
      .flatMap(({ args }) => args?.data?.unsupportedProperties ?? []),
  )
  return {
    longTasks,
    longestTask: Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000)),
    longestSpan: Math.max(0, ...tasks.map(({ dur }) => dur / 1000)),
    lateFrames,
    offCompositor: [...offCompositor].sort(),
  }
}
