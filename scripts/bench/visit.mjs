// npm run bench:visit: the browser's rows, every kind of page in both languages, beside a hand-written page with the
// same first screen and an empty app of the framework. Bytes over budget fail; times are reported, never asserted.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBuilt } from '../prepare/build.mjs'
import { ensureChromium } from '../prepare/chromium.mjs'
import { firstFrameBudget, visitPages, wholeVisitBudget } from './budgets.mjs'
import { buildFloor } from './floor.mjs'
import { serveHandWritten } from './hand-written.mjs'
import { writeReport } from './report.mjs'
import { startServer } from './server.mjs'
import { firstFrame, menuClick, nextPage, wholeVisit } from './visit-measures.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const failures = []

async function median(measure) {
  const values = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure())
  return values.sort((one, other) => one - other)[Math.floor(rounds / 2)]
}

const kb = (bytes) => Math.round(bytes / 102.4) / 10

const executablePath = await ensureChromium()
if (!ensureBuilt()) process.exit(1)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const server = await startServer('node', ['server.ts'], {
  environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'orca-bench-')) },
})
const written = await serveHandWritten(browser, server.origin, visitPages)
const floor = await startServer('next', ['start'], { cwd: buildFloor() })

const columns = [
  'FCP ms',
  'FCP × hand-written',
  'LCP ms',
  'LCP × hand-written',
  'HTML KB',
  'CSS KB',
  'fonts KB',
  'pictures KB',
  'script KB',
  'elements',
]
const first = {}
async function show(name, url, beside) {
  const frames = []
  for (let round = 0; round < rounds; round += 1) frames.push(await firstFrame(browser, url))
  const middle = (key) => frames.map((frame) => frame[key]).sort((one, other) => one - other)[Math.floor(rounds / 2)]
  const { bytes, elements } = frames[0]
  const [fcp, lcp] = [Math.round(middle('fcp')), Math.round(middle('lcp'))]
  first[name] = {
    'FCP ms': fcp,
    'LCP ms': lcp,
    ...(beside && { 'FCP × hand-written': fcp / beside['FCP ms'], 'LCP × hand-written': lcp / beside['LCP ms'] }),
    'HTML KB': kb(bytes.document),
    'CSS KB': kb(bytes.stylesheet),
    'fonts KB': kb(bytes.font),
    'pictures KB': kb(bytes.image),
    'script KB': kb(bytes.script),
    elements,
  }
  return first[name]
}

await show('empty app', floor.origin)
for (const path of visitPages) {
  const beside = await show(`${path}, hand-written`, written.origin + path)
  const ours = await show(path, server.origin + path, beside)
  for (const [column, most] of Object.entries(firstFrameBudget)) {
    if (ours[column] > most) failures.push(`${path}: ${column} ${ours[column]}, budget ${most}`)
  }
}

const acts = {}
for (const [path, link] of [
  ['/en', '#site-header a[href="/en/case"]'],
  ['/', '#site-header a[href="/case"]'],
  ['/en/product/smurf', '#site-header a[href="/en/case"]'],
]) {
  const url = server.origin + path
  const act = (options) => median(() => nextPage(browser, url, link, options)).then(Math.round)
  const whole = kb(await wholeVisit(browser, url))
  acts[path] = {
    'menu click to frame ms': Math.round(await median(() => menuClick(browser, url))),
    'next page after 300 ms': await act({ rest: 300 }),
    'at once': await act({ rest: 0 }),
    'after 1.5 s': await act({ rest: 1500 }),
    'plain link': await act({ plain: true }),
    'whole visit KB': whole,
  }
  if (whole > wholeVisitBudget) failures.push(`${path}: ${whole} KB read to its end, budget ${wholeVisitBudget}`)
}
acts['hand-written /en'] = {
  'menu click to frame ms': Math.round(await median(() => menuClick(browser, `${written.origin}/en`))),
}

await browser.close()
written.stop()
await floor.stop()
await server.stop()

const conditions = `Chromium without a screen, processor ÷ 4, 9 Mbit/s, 60 ms; medians of ${rounds}. First frame: 390 × 844 at two pixels a point; acts: 1440 × 900.`
console.log(
  writeReport(
    {
      'First frame': { columns, rows: first },
      Acts: {
        columns: [
          'menu click to frame ms',
          'next page after 300 ms',
          'at once',
          'after 1.5 s',
          'plain link',
          'whole visit KB',
        ],
        rows: acts,
      },
    },
    conditions,
  ),
)
for (const words of failures) console.error(`over budget: ${words}`)
process.exit(failures.length ? 1 : 0)
