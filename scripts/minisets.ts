/** `npm run minisets`: after a change in public/mini-sets, writes checksums, archive, and the figures that pages show of both. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

const manifest = 'lib/content/datasets/mini-sets.json'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function packed(name: string) {
  const folder = join('public/mini-sets', name)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'SHA256SUMS')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  const sums = paths.map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  const entries: Zippable = {}
  // The same minute for every file, so that the same content gives the same archive.
  for (const path of [...paths, 'SHA256SUMS'])
    entries[`${name}/${path}`] = [
      readFileSync(join(folder, path)),
      { level: /\.(jpg|png)$/.test(path) ? 0 : 9, mtime: new Date(2026, 0, 1) },
    ]
  const archive = zipSync(entries)
  writeFileSync(`${folder}.zip`, archive)
  return { files: paths.length + 1, bytes: archive.length, sha256: sha256(archive) }
}

const told = JSON.parse(readFileSync(manifest, 'utf8'))
const citation = readFileSync('public/mini-sets/orca-synthetic-flow-mini/CITATION.cff', 'utf8')
told.version = /^version: "(.+)"$/m.exec(citation)?.[1]
told.released = /^date-released: "(.+)"$/m.exec(citation)?.[1]
told.flow.archive = packed('orca-synthetic-flow-mini')
told.inland.archive = packed('orca-synthetic-inland-mini')
writeFileSync(manifest, JSON.stringify(told, undefined, 2))
execFileSync('npx', ['biome', 'format', '--write', manifest])
