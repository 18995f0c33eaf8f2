/**
 * `npm run reliability`: kills the whole application with -9 again and again while visitors send and the company's
 * system is in trouble, or sends at a steady rate (`--load`), then counts: accepted = kept = delivered, once each.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { killRounds } from './reliability/kill-rounds.ts'
import { load } from './reliability/load.ts'
import { bundlePrograms } from './support/bundled-programs.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    senders: { type: 'string', default: '16' },
    /** `app`: the built application; `api`: store, handlers and delivery in one process without the pages. */
    entry: { type: 'string', default: existsSync('.next/BUILD_ID') ? 'app' : 'api' },
    /** `postgres` starts Debian's own server for the run. */
    store: { type: 'string', default: 'sqlite' },
    /** Enquiries a second instead of kills. */
    load: { type: 'string' },
    seconds: { type: 'string', default: '120' },
  },
})

const entry = values.entry === 'api' ? 'api' : 'app'
const store = values.store === 'postgres' ? 'postgres' : 'sqlite'
const what = values.load
  ? `${values.load} enquiries a second for ${values.seconds} s`
  : `${values.rounds} rounds of kill -9`
const where = entry === 'app' ? 'the whole application' : 'store and delivery process'
console.log(`${what}, ${where}, ${store === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`)

async function kills(): Promise<boolean> {
  // What is killed is started again each time: most of its work would be to load six hundred modules.
  const removeBundles = await bundlePrograms('.next/cache/killed-programs')
  return killRounds(Number(values.rounds), Number(values.senders), { entry, store }).finally(removeBundles)
}

const isFine = values.load ? await load(Number(values.load), Number(values.seconds), { entry, store }) : await kills()
process.exit(isFine ? 0 : 1)
