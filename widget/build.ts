/** Builds the widget into `public/widget/`; stops over a budget, or at a change of a released version. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './build/budgets.ts'
import { compile, versionOf } from './build/compile.ts'
import { changedSince, keptReleases, releasedFiles, releases } from './build/releases.ts'
import { servedFiles, writeServed } from './build/serve.ts'

const root = import.meta.dirname
const version = versionOf(root)
const { files, imports } = await compile(root)

const changed = changedSince(root, version, files)
if (changed.length > 0) {
  console.error(`The widget differs from its release ${version}, which never changes (${changed.join(', ')}).`)
  console.error('Raise the version in widget/package.json; `npm run widget:release` keeps the new one.')
  process.exit(1)
}
const pictures = join(root, '..', 'public', 'pictures')
const shown = readdirSync(pictures).flatMap((name): [string, Uint8Array][] => {
  const [, boat] = /^([a-z]+)-hero-768\.webp$/.exec(name) ?? []
  return boat ? [[`pictures/${boat}.webp`, readFileSync(join(pictures, name))]] : []
})
const kept = keptReleases(root)
const released = new Map(kept.map((one) => [one, releasedFiles(root, one)]))
// Pictures of answers lie here too: what other sites' pages may show stands under this address alone.
writeServed(join(root, '..', 'public', 'widget'), new Map([...servedFiles(files, released), ...shown]))

const { lines, over } = report(files, imports)
for (const line of lines) console.log(line)
const absent = releases(root).filter((one) => !kept.includes(one))
if (absent.length > 0) console.log(`widget releases not here, so not served (docs/deployment.md): ${absent.join(', ')}`)
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`)
  process.exit(1)
}
