// npm run bench: bytes, speed and memory of the built site beside an empty app of the same framework.
// Bytes over a budget fail; times are printed for people, never asserted. `npm run bench -- --brief` tries every part on a
// page or two, in five minutes, and writes no report.

import { chromium } from 'playwright'
import {
  formPages,
  islandScript,
  largestPicture,
  onlyColours,
  pages,
  picturePages,
  scriptAfterIntent,
  scriptBeforeIntent,
  scrolledPages,
} from './bench/budgets.mjs'
import { largestPaint, scriptBytes } from './bench/page-measures.mjs'
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
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const hold = (held, words) => held || failures.push(words)

/** What is counted in bytes does not depend on what else runs: a few pages at once, in minutes less. */
async function someAtOnce(paths, measure) {
  const figures = []
  for (let at = 0; at < paths.length; at += 4)
    figures.push(...(await Promise.all(paths.slice(at, at + 4).map((path) => measure(path)))))
  return figures
}

const executablePath = await ensureChromium()
if (!(await ensureBuilt())) process.exit(1)
const isAhead = runAheadOfOthers()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const server = await startSite()
console.log(`The site ready in ${Math.round(server.readyMs)} ms, ${Math.round(server.memoryMb())} MB\n`)

console.log('Script (gzip) of the page itself, inline scripts too; no links prefetched, as for one who saves data')
console.log('                       before the visitor acts   after     its islands  widget beside it')
const scriptPages = [...measured(pages), ...measured(formPages)]
const scriptsOf = await someAtOnce(scriptPages, (path) => scriptBytes(browser, server.origin + path))
for (const [index, path] of scriptPages.entries()) {
  const { before, after, island, widget } = scriptsOf[index]
  console.log(
    `${path.padEnd(22)} ${kilobytes(before).padEnd(25)} ${kilobytes(after).padEnd(9)} ${kilobytes(island).padEnd(12)} ${kilobytes(widget)}`,
  )
  const holdScript = (bytes, most, when) =>
    hold(bytes <= most, `${path}: ${kilobytes(bytes)} of script ${when}, over ${kilobytes(most)}`)
  holdScript(before, scriptBeforeIntent, 'before the visitor acts')
  holdScript(after, scriptAfterIntent(path), 'once the visitor has acted')
  holdScript(island, islandScript, 'for its islands')
}

console.log('\nLargest picture at 390 and at 1440')
const widths = [390, 1440]
const withPictures = measured([...pages, ...picturePages])
const pictures = await someAtOnce(withPictures, (path) =>
  Promise.all(widths.map((width) => largestPaint(browser, server.origin + path, width))),
)
for (const [index, path] of withPictures.entries()) {
  const sizes = pictures[index].map(({ bytes }) => bytes)
  for (const [at, width] of widths.entries())
    hold(sizes[at] <= largestPicture[width], `${path} at ${width}: largest picture ${kilobytes(sizes[at])}`)
  console.log(`${path.padEnd(34)} ${sizes.map(kilobytes).join(', ')}`)
}

console.log("\nScrolled from top to bottom at 1440 once the page has started (times are this machine's)")
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
