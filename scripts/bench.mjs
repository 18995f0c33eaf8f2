// npm run bench: speed and memory of the built site beside an empty app of the same framework. Bytes of a first frame over a
// budget fail, those of later scripts fail the build; times are printed for people, never asserted. `npm run bench -- --brief`
// tries every part on a page or two, in five minutes, and writes no report.

import { chromium } from 'playwright'
import { onlyColours, scrolledPages } from './bench/budgets.mjs'
import { runAheadOfOthers, runAsOthers } from './bench/priority.mjs'
import { writeReport } from './bench/report.mjs'
import { scrollMeasures } from './bench/scroll-measures.mjs'
import { startEmptyApp, startSite } from './bench/server.mjs'
import { serverRows } from './bench/server-rows.mjs'
import { visitRows } from './bench/visit.mjs'
import { ensureBuilt } from './prepare/build.mjs'
import { ensureChromium } from './prepare/chromium.mjs'

const isBrief = process.argv.includes('--brief')
const measured = (paths) => (isBrief ? paths.slice(0, 2) : paths)
const failures = []
const hold = (held, words) => held || failures.push(words)

const executablePath = await ensureChromium()
if (!(await ensureBuilt())) process.exit(1)
const isAhead = runAheadOfOthers()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const server = await startSite()
console.log(`The site ready in ${Math.round(server.readyMs)} ms, ${Math.round(server.memoryMb())} MB\n`)

console.log("Scrolled from top to bottom at 1440 once the page has started (times are this machine's)")
for (const path of measured(scrolledPages)) {
  const { longTasks, longestTask, longestSpan, lateFrames, offCompositor } = await scrollMeasures(
    browser,
    server.origin + path,
  )
  const latest = Math.max(0, ...lateFrames.map(({ duration }) => duration))
  console.log(
    `${path.padEnd(22)} longest task ${Math.round(longestTask)} ms of work (${Math.round(longestSpan)} ms from end to end), ${longTasks.length} over 50 ms, ${lateFrames.length} long frames (longest ${Math.round(latest)} ms)`,
  )
  for (const { ms, part } of longTasks) console.log(`${''.padEnd(22)} ${Math.round(ms)} ms: ${part}`)
  const off = offCompositor.filter((property) => !onlyColours.test(property))
  if (off.length) console.log(`${''.padEnd(22)} animated off the compositor: ${off.join(', ')}`)
  hold(off.length === 0 || path !== '/', `${path}: animated off the compositor while scrolling: ${off.join(', ')}`)
}

const empty = await startEmptyApp()
await browser.close()
const visit = await visitRows({
  origins: { site: server.origin, empty: empty.origin },
  isAhead,
  ...(isBrief && { paths: ['/en'], rounds: 1 }),
})
failures.push(...visit.failures)
await empty.stop()
await server.stop()
runAsOthers()
const sections = { ...visit.sections, ...(await serverRows({ seconds: isBrief ? 1 : 5 })) }
console.log(`\n${isBrief ? JSON.stringify(sections, null, 2) : writeReport(sections)}`)

for (const words of failures) console.error(`over budget: ${words}`)
process.exit(failures.length ? 1 : 0)
