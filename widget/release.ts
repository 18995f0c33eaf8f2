/**
 * `npm run widget:release`: stores this build and its npm package with hashes under `widget/releases/<version>/`, to be committed, and
 * raises the version of loader, package, page and changelog.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './build/budgets.ts'
import { compile, versionOf } from './build/compile.ts'
import { newestChange } from './build/newest-change.ts'
import { packageName, packed } from './build/pack.ts'
import { dropOlder, keepRelease } from './build/releases.ts'

const root = import.meta.dirname
const version = versionOf(root)
if (newestChange(root) !== version) throw new Error(`widget/CHANGELOG.md has to begin with ## ${version}`)
const { files, imports } = await compile(root)
const { over } = report(files, imports)
if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
files.set(packageName, packed(root))
keepRelease(root, version, files)
dropOlder(root)

const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
const file = join(root, 'package.json')
writeFileSync(file, readFileSync(file, 'utf8').replace(`"version": "${version}"`, `"version": "${next}"`))
console.log(`Released ${version}; what comes next is ${next}. Commit both.`)
