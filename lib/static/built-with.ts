import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Written by `scripts/build/after-build.ts`: a hash for each setting that is printed into the pages. */
const file = '.next/orca-built-with.json'

type Source = Readonly<Record<string, string | undefined>>

const hashOf = (value: string | undefined) =>
  createHash('sha256')
    .update(value?.trim() ?? '')
    .digest('hex')

/** Keeps what the settings of these names are while pages are made with them. */
export function keepBuiltWith(names: readonly string[], source: Source): void {
  writeFileSync(file, JSON.stringify(Object.fromEntries(names.map((name) => [name, hashOf(source[name])]))))
}

/** Names of the settings that pages were made with other values of: they show the earlier ones until the next build. */
export function changedSinceBuild(source: Source): string[] {
  if (!existsSync(file)) return []
  const kept = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.keys(kept).filter((name) => kept[name] !== hashOf(source[name]))
}
