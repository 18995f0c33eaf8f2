/**
 * Builds the widget into `public/widget/`. Run by `npm run build`; a part over its budget stops it, and so does a change
 * under a version that is released already.
 */
import { join } from 'node:path'
import { report } from './build/budgets.ts'
import { compile, versionOf } from './build/compile.ts'
import { changedSince, releasedFiles, releases } from './build/releases.ts'
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
const released = new Map(releases(root).map((one) => [one, releasedFiles(root, one)]))
writeServed(join(root, '..', 'public', 'widget'), servedFiles(files, released))

const { lines, over } = report(files, imports)
for (const line of lines) console.log(line)
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`)
  process.exit(1)
}
