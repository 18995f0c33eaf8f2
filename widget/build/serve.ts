import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from './releases.ts'

/** A loader is kept for 5 minutes and used for a day more while a new one is fetched (`max-age=300, stale-while-revalidate=86400`); and some time over. */
const loaderLivesMs = 30 * 3_600_000
/** So many releases' chunks lie beside the present ones. */
const releasesBeside = 3

const isChunk = (name: string) => /^[a-z]+-[A-Z0-9]{8}\.js$/.test(name)

/**
 * Every served file by its path under `/widget/`: `v1/` with this build and the chunks of recent releases, and each release. `again/`
 * repeats the chunks, since browsers remember a failed module and need another address to retry.
 */
export function servedFiles(build: Files, released: ReadonlyMap<string, Files>): Map<string, Uint8Array> {
  const served = new Map<string, Uint8Array>()
  const add = (folder: string, files: Files, wanted: (name: string) => boolean = () => true) => {
    for (const [name, bytes] of files) {
      if (!wanted(name)) continue
      served.set(`${folder}/${name}`, bytes)
      if (isChunk(name)) served.set(`${folder}/again/${name}`, bytes)
    }
  }
  for (const files of [...released.values()].slice(-releasesBeside)) add('v1', files, isChunk)
  add('v1', build)
  for (const [version, files] of released) add(version, files)
  return served
}

/** Writes them below `folder`; what an earlier build left there stays for as long as one of its loaders may live. */
export function writeServed(folder: string, served: ReadonlyMap<string, Uint8Array>, now = new Date()): void {
  const present = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  for (const entry of present) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (!entry.isFile() || served.has(name)) continue
    const isYoung = now.getTime() - statSync(path).mtimeMs < loaderLivesMs
    if (!(isYoung && name.startsWith('v1/') && isChunk(entry.name))) rmSync(path)
  }
  for (const [name, bytes] of served) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes)
    // When it was last part of a build.
    utimesSync(path, now, now)
  }
}
