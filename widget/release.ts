/**
 * `npm run widget:release`: keeps the present build under `widget/releases/<version>/` with its hashes, to be committed,
 * and raises the version for what comes next.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './build/budgets.ts'
import { compile, versionOf } from './build/compile.ts'
import { keepRelease } from './build/releases.ts'

const root = import.meta.dirname
const version = versionOf(root)
const { files, imports } = await compile(root)
const { over } = report(files, imports)
if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
keepRelease(root, version, files)

const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
const file = join(root, 'package.json')
writeFileSync(file, readFileSync(file, 'utf8').replace(`"version": "${version}"`, `"version": "${next}"`))
console.log(`Released ${version}; what comes next is ${next}. Add a line to CHANGELOG.md and commit.`)
