/** `npm run imports`: holds every import to `scripts/imports/rooms.ts`. */
import { globSync } from 'node:fs'
import { format } from 'node:util'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { clientReach, serverReach } from './imports/reach.ts'
import { cruiseOptions, resolveOptions } from './imports/rules.ts'

/** Folders, and files at the root that are programs of their own. */
const places = [
  'app',
  'components',
  'devkit',
  'lib',
  'scripts',
  'tests',
  'widget',
  ...globSync('{server,middleware}.{ts,mjs}'),
]

const { output } = await cruise(places, cruiseOptions, resolveOptions)
if (typeof output === 'string') throw new Error('dependency-cruiser answered in words')
const problems = [...violations(output), ...clientReach(output.modules), ...serverReach(output.modules)]

for (const problem of problems) console.error(problem)
console.log(
  format(
    '%d files, %d imports, %d problems',
    output.summary.totalCruised,
    output.summary.totalDependenciesCruised,
    problems.length,
  ),
)
process.exitCode = problems.length > 0 ? 1 : 0

function violations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return `${from} → ${way}: ${rule.name}`
  })
}
