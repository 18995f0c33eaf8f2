/** `npm run bench:widget`: what the widget costs a host page; docs/widget-bench.md has it beside others. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { clickToUsable } from './bench-widget/click-to-usable.ts'
import { closed, serveHostPage } from './bench-widget/host-page.ts'
import { inRounds, measured, median } from './bench-widget/visits.ts'
import { ensureChromium } from './prepare/chromium.mjs'

const folder = 'public/widget/v1'

if (spawnSync(process.execPath, ['widget/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1)

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
const host = await serveHostPage()
const bare = await measured(browser, `${host.origin}/`)
const own = await measured(browser, `${host.origin}/with`)
const click = await clickToUsable(browser, host.origin, { network: 'fast3g', hand: 'mouse', slower: 1 })
const cold: { how: string; times: (typeof click)[] }[] = []
for (const [how, network, hand] of [
  ['60 ms and 9 Mbit/s, no pointer near', 'line4g', 'none'],
  ['60 ms and 9 Mbit/s, a finger', 'line4g', 'finger'],
  ['the browser’s Fast 4G, no pointer near', 'fast4g', 'none'],
] as const) {
  cold.push({ how, times: await inRounds(() => clickToUsable(browser, host.origin, { network, hand, slower: 4 })) })
}
await browser.close()
host.close()

const listed = (times: number[]) => `${median(times).toFixed(0)} (${times.map((time) => time.toFixed(0)).join(', ')})`
const size = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1024
const row = (name: string, bytes: number, blocking: number, shift: number) =>
  console.log(
    `${name.padEnd(48)} ${bytes.toFixed(1).padStart(8)} ${blocking.toFixed(0).padStart(10)} ${shift.toFixed(3).padStart(7)}`,
  )
const configuration = gzipSync(closed, { level: 9 }).length / 1024
const before = size('loader.js') + configuration

console.log(`\n${'Before the first click'.padEnd(48)}  KB gzip  blocked ms   shift`)
row('plain page', 0, bare.blocking, bare.shift)
row('ORCA widget (all of it below)', before, own.blocking, own.shift)
console.log(`
blocked in the visit least disturbed: ${own.least.toFixed(0)} ms with it, ${bare.least.toFixed(0)} ms without
script at a quarter of the speed, before opening: ${(own.script - bare.script).toFixed(0)} ms, ${own.leastScript.toFixed(0)} in the visit least disturbed
loader ${size('loader.js').toFixed(2)} KB and configuration ${configuration.toFixed(2)} KB (Chinese)
cold click, processor four times slower:
${cold.map(({ how, times }) => `- ${how}: a frame to write in after ${listed(times.map(({ writable }) => writable))} ms, the whole window after ${listed(times.map(({ whole }) => whole))} ms`).join('\n')}
${own.asked.length - bare.asked.length} requests of the widget's, ${own.stored} bytes or keys stored before it is opened
fast 3G, pointer near for 0.3 s: an answer after ${click.skeleton.toFixed(0)} ms, a frame to write in after ${click.writable.toFixed(0)} ms, the whole window after ${click.whole.toFixed(0)} ms
all chunks together: ${readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .reduce((sum, name) => sum + size(name), 0)
  .toFixed(1)} KB gzip`)

// Other work on this machine only ever adds to it: the visit that was disturbed least says what the widget costs.
const added = own.least - bare.least
const over = [
  before > 7 && `${before.toFixed(2)} KB before opening (7 at most)`,
  added > 20 && `${added.toFixed(0)} ms of blocking added (20 at most)`,
  own.shift > 0 && `shift ${own.shift}`,
  own.stored > 0 && `${own.stored} stored`,
  own.asked.some((url) => /visitors|events|conversations/.test(url)) && 'a visitor or a stream before the first click',
  click.skeleton > 100 && `${click.skeleton.toFixed(0)} ms to the first line (100 at most)`,
  click.whole > 400 && `${click.whole.toFixed(0)} ms to the window (400 at most)`,
].filter(Boolean)
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`)
  process.exit(1)
}
