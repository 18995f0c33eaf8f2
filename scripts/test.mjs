// npm test: everything that has to hold, in one run, and one tally of all of it.
// Steps go on after a failure, so that one run tells all; the exit code is 0 only when nothing failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureServers } from './prepare/debian-servers.mjs'
import { ensureEngines } from './prepare/engines.mjs'
import { ensureBuildTools } from './prepare/install.mjs'
import { ensurePython } from './prepare/python.mjs'

// What Debian has comes meanwhile: unit tests wait for Python, the rest is asked for once the site is built.
const python = ensurePython()
const servers = python.then(ensureServers)
const engines = python.then(ensureEngines)
await ensureBuildTools()
const { ensureTestBrowser } = await import('./prepare/chromium.mjs')
const browser = ensureTestBrowser()
const { ensureBuilt } = await import('./prepare/build.mjs')
// The tests promise what the site is with nothing configured, whatever this machine or its `.env.local` has: an empty
// value counts as unset, and files do not replace what is there.
for (const [, name] of readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)) process.env[name] = ''
process.env.NEXT_TELEMETRY_DISABLED = '1'

const reports = mkdtempSync(join(tmpdir(), 'orca-tally-'))
// Every server that a test starts would compile the same files again.
process.env.NODE_COMPILE_CACHE = join(reports, 'compiled')
// Without it Chromium saves a file of a Chinese name as "download".
process.env.LANG ??= 'C.UTF-8'
// The build takes what the unit tests beside it learn of the assistant's questions.
process.env.ORCA_SHARED_LEARNING = join(reports, 'learned')
const tally = []
/** What failed, or held only at the second try, told once more just before the tally: logs are often read from their end, or cut at their front. */
const failures = []

/** Runs a command to its end and keeps what it prints: steps that run side by side are told one after the other. */
async function run(command, environment = {}) {
  const [program, ...rest] = command
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  const [code] = await once(child, 'close').catch((error) => [error.message])
  process.stdout.write(Buffer.concat(printed))
  return code === 0
}

function record(name, { passed, failed, skipped = 0 }, startedAt) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  tally.push({ name, passed, failed, skipped })
  console.log(`\n── ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)\n`)
}

const firstLines = (message) => stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n')

function recordFailure(test, message = '') {
  failures.push(`✗ ${test}\n${firstLines(message)}`)
}

/** It passed at the second try: the reader should find out why. */
function recordSecondTry(test, message = '') {
  failures.push(`↻ held only at the second try: ${test}\n${firstLines(message)}`)
}

/** A step that holds or does not: counts as one. */
async function check(name, action) {
  console.log(`── ${name} …`)
  const startedAt = performance.now()
  const held = await action()
  record(name, { passed: held ? 1 : 0, failed: held ? 0 : 1 }, startedAt)
  return held
}

/** A test runner that leaves a JSON report; a run that dies before it reports counts as one failure. */
async function suite(name, command, environment, read) {
  console.log(`── ${name} …`)
  const startedAt = performance.now()
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const succeeded = await run(
    command.map((word) => word.replace('REPORT', report)),
    { ...environment, ORCA_TALLY: report },
  )
  try {
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')))
    record(name, { passed, failed: Math.max(failed, succeeded ? 0 : 1), skipped }, startedAt)
  } catch {
    record(name, { passed: 0, failed: 1 }, startedAt)
  }
}

/** What this machine has no part for, said by name. */
function tellSkipped(names) {
  for (const name of names) console.log(`   skipped: ${name}`)
}

function vitestCounts({ testResults, numPassedTests, numFailedTests }) {
  for (const { name, message, assertionResults } of testResults) {
    if (message) recordFailure(name, message)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') recordFailure(fullName, failureMessages[0])
      // A test that held keeps what its first try said.
      else if (status === 'passed' && failureMessages.length > 0) recordSecondTry(fullName, failureMessages[0])
  }
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
  tellSkipped(skipped.map(({ fullName }) => fullName))
  return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.length }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

function playwrightCounts({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  const without = specsIn({ suites }).filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
  tellSkipped(without.map(({ title }) => title))
  for (const { title, file, ok, tests } of specsIn({ suites })) {
    const name = `${file}: ${title}`
    const message = tests.flatMap(({ results }) => results)[0]?.error?.message
    if (!ok) recordFailure(name, message)
    else if (tests.some(({ status }) => status === 'flaky')) recordSecondTry(name, message)
  }
  return { passed: expected + flaky, failed: unexpected, skipped }
}

const vitest = (project) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json=REPORT',
]

/** A command prefix that yields the processor to other processes. */
const leftOver = ['nice', '-n', '10']

const types = () =>
  check('types', async () => (await run([...leftOver, 'next', 'typegen'])) && run([...leftOver, 'tsc', '--noEmit']))

await python
process.env.ORCA_TYPES_CHECKED_APART = '1'
// Everything waits for the build, nothing for the unit tests: they have what it leaves over, which is half of two processors.
// Left to itself vitest takes one processor less than there are.
const units = suite('unit tests', [...leftOver, ...vitest('unit'), '--maxWorkers=2'], {}, vitestCounts)
const lint = check('lint and format', () => run(['biome', 'check', '--error-on-warnings', '.']))
const isBuilt = await check('build', ensureBuilt)
await Promise.all([servers, engines])
process.env.CHROMIUM_PATH = await browser
// Types read what the build writes of each route, so never beside it.
await Promise.all([units, lint, types(), ...(isBuilt ? [onServers().then(inThreeEngines), inChromium()] : [])])

/** These wait more than they work: for limits to pass, and for processes that were killed to stand again. */
async function onServers() {
  await Promise.all([
    // Two files at a time: with more, time limits pressed for the tests are met for want of processor.
    suite('contract and fault tests', [...vitest('server'), '--maxWorkers=2'], { ORCA_BUILT: '1' }, vitestCounts),
    check('reliability, 20 rounds of kill -9', () =>
      run(['npm', 'run', '--silent', 'reliability', '--', '--rounds', '20']),
    ),
  ])
}

/** What takes all the processor it gets and has no time limits: it has what those beside it, which have some, leave over. */
async function inChromium() {
  await check('words of the built site', () => run([...leftOver, 'npm', 'run', '--silent', 'words']))
  // A third beside the two that mostly work: they wait for the browser now and then.
  await suite('browser tests', [...leftOver, 'playwright', 'test', '--workers=3'], {}, playwrightCounts)
}

/** Runs beside the end of the browser tests and goes before them: a few long files, which alone would leave a processor half idle. */
async function inThreeEngines() {
  // Firefox and WebKit have two files each: with one, WebKit went on alone at the end.
  await suite('journeys in three engines', [...vitest('engines'), '--maxWorkers=3'], { ORCA_BUILT: '1' }, vitestCounts)
}

rmSync(reports, { recursive: true, force: true })
const sum = (key) => tally.reduce((total, row) => total + row[key], 0)
for (const failure of failures) console.log(`\n${failure}`)
for (const { name, passed, failed, skipped } of tally)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exit(sum('failed') === 0 ? 0 : 1)
