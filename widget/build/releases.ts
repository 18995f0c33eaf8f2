import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { packageName } from './pack.ts'

/** What each release consists of: name and hash (as hosts write it in `integrity`) of every file, oldest release first. */
const record = z.record(z.string(), z.record(z.string(), z.string()))

export type Files = ReadonlyMap<string, Uint8Array>

const recordFile = (root: string) => join(root, 'releases', 'hashes.json')

/** A file's hash as hosts write it in `integrity` (subresource integrity). */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function hashesOf(root: string): z.output<typeof record> {
  const file = recordFile(root)
  return existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Every release that was ever made, oldest first. */
export function releases(root: string): string[] {
  return Object.keys(hashesOf(root)).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

/** So many of the newest releases are in the repository; older ones are where an operator put them back (docs/deployment.md). */
const inRepository = 3

const folderOf = (root: string, version: string) => join(root, 'releases', version)

/** The releases whose files are here, oldest first. */
export function keptReleases(root: string): string[] {
  return releases(root).filter((version) => existsSync(folderOf(root, version)))
}

/** Takes the files of all but the newest releases away; their hashes stay. */
export function dropOlder(root: string): void {
  for (const version of releases(root).slice(0, -inRepository))
    rmSync(folderOf(root, version), { recursive: true, force: true })
}

/** The files of a release as they were made; throws when one of them is not what was recorded. */
export function releasedFiles(root: string, version: string): Files {
  const hashes = hashesOf(root)[version] ?? {}
  return new Map(
    Object.entries(hashes).map(([name, hash]) => {
      const bytes = readFileSync(join(folderOf(root, version), name))
      if (integrityOf(bytes) !== hash)
        throw new Error(`widget/releases/${version}/${name} was changed: a release never is`)
      return [name, bytes]
    }),
  )
}

/** Files in which a build differs from the release of its version; none if it is not released. The npm package is not compared. */
export function changedSince(root: string, version: string, files: Files): string[] {
  const hashes = hashesOf(root)[version]
  if (!hashes) return []
  const names = new Set([...files.keys(), ...Object.keys(hashes).filter((name) => name !== packageName)])
  return [...names].filter((name) => {
    const bytes = files.get(name)
    return !bytes || integrityOf(bytes) !== hashes[name]
  })
}

/** Keeps a build as the release of its version, for good. */
export function keepRelease(root: string, version: string, files: Files): void {
  const hashes = hashesOf(root)
  if (hashes[version]) throw new Error(`${version} was released already: raise the version in widget/package.json`)
  const folder = folderOf(root, version)
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes)
  hashes[version] = Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)]).toSorted())
  writeFileSync(recordFile(root), `${JSON.stringify(hashes, undefined, 2)}\n`)
}
