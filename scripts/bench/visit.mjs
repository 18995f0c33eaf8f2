// The browser's rows of `npm run bench`: every kind of page in both languages, beside a hand-written page with the same
// first screen and an empty app of the framework. `npm run bench:visit` runs them alone; addresses behind it choose the
// pages, and then no report is written. Bytes over budget fail; times are reported, never asserted.
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { ensureBuilt } from '../prepare/build.mjs'
import { ensureTestBrowser } from '../prepare/chromium.mjs'
import { firstFrameBudget, visitPages, wholeVisitBudget } from './budgets.mjs'
import { serveHandWritten } from './hand-written.mjs'
import { runAheadOfOthers } from './priority.mjs'
import { writeReport } from './report.mjs'
import { startEmptyApp, startSite } from './server.mjs'
import { firstFrame, menuClick, nextPage, wholeVisit } from './visit-measures.mjs'

const middle = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]

async function median(measure, rounds) {
  const values = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure())
  return Math.round(middle(values))
}

const kb = (bytes) => Math.round(bytes / 102.4) / 10
const times = (one, other) => Math.round((one / other) * 100) / 100

function frameFigures(frames, beside) {
  const [{ bytes, elements }] = frames
  const of = (name) => frames.map((frame) => Math.round(frame[name]))
  const [fcp, lcp, work] = ['fcp', 'lcp', 'work'].map((name) => middle(of(name)))
  const spread = (values) => Math.max(...values) - Math.min(...values)
  return {
    'FCP ms': fcp,
    ...(beside && { 'FCP × hand-written': times(fcp, beside['FCP ms']) }),
    'LCP ms': lcp,
    ...(beside && { 'LCP × hand-written': times(lcp, beside['LCP ms']) }),
    '± ms': Math.round(Math.max(spread(of('fcp')), spread(of('lcp'))) / 2),
    'work ms': work,
    'HTML KB': kb(bytes.document),
    'CSS KB': kb(bytes.stylesheet),
    'fonts KB': kb(bytes.font),
    'pictures KB': kb(bytes.image),
    'script KB': kb(bytes.script),
    elements,
  }
}

/** Visits pages by turns, so that what else the machine does falls on all alike. @returns the visits of each. */
async function visitsByTurns(browser, urls, rounds) {
  const visits = urls.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of urls.entries()) visits[index].push(await firstFrame(browser, url))
  return visits
}

/** Where a visitor of each page clicks next. */
const ways = [
  ['/en', '#site-header a[href="/en/case"]'],
  ['/', '#site-header a[href="/case"]'],
  ['/en/product/smurf', '#site-header a[href="/en/case"]'],
]

/**
 * Measures the visits of some pages; `rounds` is how often each act is repeated for its median, `frameRounds` each first frame.
 * @param isAhead whether browser and servers run at a higher priority (`runAheadOfOthers`)
 * @returns the report's sections, and what is over budget in words
 */
export async function visitRows({ origins, isAhead, paths = visitPages, rounds = 3, frameRounds = rounds + 2 }) {
  // Without a window: a whole Chromium draws one beside each page, and first paints then differ by 60 ms.
  const browser = await chromium.launch({
    executablePath: await ensureTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const failures = []
  const written = await serveHandWritten(browser, origins.site, paths)
  const [empty] = await visitsByTurns(browser, [origins.empty], frameRounds)
  const frames = { 'empty app': frameFigures(empty) }
  for (const path of paths) {
    const urls = [written.origin + path, origins.site + path]
    const [twin, site] = await visitsByTurns(browser, urls, frameRounds)
    const beside = frameFigures(twin)
    frames[`${path}, hand-written`] = beside
    frames[path] = frameFigures(site, beside)
    console.log(path, frames[path])
    for (const [column, most] of Object.entries(firstFrameBudget)) {
      const value = frames[path][column]
      if (value > most) failures.push(`${path}: ${column} ${value}, budget ${most}`)
    }
  }
  const often = (measure) => median(measure, rounds)
  const acts = {}
  for (const [path, link] of ways.filter(([from]) => paths.includes(from))) {
    const url = origins.site + path
    const whole = kb(await wholeVisit(browser, url))
    acts[path] = {
      'menu click to frame ms': await often(() => menuClick(browser, url)),
      'next page after 300 ms': await often(() => nextPage(browser, url, link, { rest: 300 })),
      'at once': await often(() => nextPage(browser, url, link, { rest: 0 })),
      'after 1.5 s': await often(() => nextPage(browser, url, link, { rest: 1500 })),
      'plain link': await often(() => nextPage(browser, url, link, { plain: true })),
      'whole visit KB': whole,
    }
    console.log(path, acts[path])
    if (whole > wholeVisitBudget) failures.push(`${path}: ${whole} KB read to its end, budget ${wholeVisitBudget}`)
  }
  if (paths.includes('/en')) {
    acts['/en, hand-written'] = {
      'menu click to frame ms': await often(() => menuClick(browser, `${written.origin}/en`)),
    }
  }
  written.stop()
  await browser.close()
  const conditions = `Chromium without a screen, processor ÷ 4, 9 Mbit/s, 60 ms${isAhead ? ', ahead of all else on the machine' : ''}`
  const sections = {
    'First frame': {
      conditions: `${conditions}; medians of ${frameRounds}, a page and its twin by turns, and half of what lies between the outermost (±). A phone, 390 × 844 at two pixels a point; work of the page's main thread and bytes as they come over the line until the page has loaded.`,
      rows: frames,
    },
    Acts: {
      conditions: `${conditions}; medians of ${rounds}. A desk, 1440 × 900; the whole visit on the phone, read to its end. The next page takes the place of this one once it is ready; clicked before, and as a plain link, it is a document of its own.`,
      rows: acts,
    },
  }
  return { sections, failures }
}

async function runAlone(paths) {
  if (!(await ensureBuilt())) return 1
  const isAhead = runAheadOfOthers()
  const site = await startSite()
  const empty = await startEmptyApp()
  const origins = { site: site.origin, empty: empty.origin }
  const { sections, failures } = await visitRows({
    origins,
    isAhead,
    paths: paths.length > 0 ? paths : undefined,
  })
  await empty.stop()
  await site.stop()
  // A report of some pages would take the place of the one of all.
  if (paths.length === 0) console.log(writeReport(sections))
  for (const words of failures) console.error(`over budget: ${words}`)
  return failures.length ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await runAlone(process.argv.slice(2)))
