import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Erasure } from '#lib/store/erasures'

const erasure = z.object({
  subject_kind: z.enum(['lead', 'visitor', 'conversation']),
  subject_id: z.string().check(z.regex(/^[\da-f-]{36}$/)),
  erased_at: z.number(),
})

/** The list that stands beside a store, and beside its backups. */
export const listBeside = (file: string) => join(dirname(file), 'erasures.jsonl')

/** Each erasure once. */
export function merged(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  return [...new Map(lists.flat().map((one) => [one.subject_id, one])).values()].sort(
    (a, b) => a.erased_at - b.erased_at,
  )
}

/** A list of erasures, one JSON object a line; none where there is no such file. Throws for another file. */
export function readList(file: string): Erasure[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  try {
    return lines.map((line) => erasure.parse(JSON.parse(line)))
  } catch {
    throw new Error(`${file} is no list of erasures.`)
  }
}

/** Writes a list, with what the file has already, whole or not at all. */
export function writeList(file: string, erasures: readonly Erasure[]): number {
  const all = merged(readList(file), erasures)
  writeFileSync(`${file}.part`, all.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 })
  renameSync(`${file}.part`, file)
  return all.length
}

/** What a store's file says was erased; nothing where it is damaged, of an older release, or not there. */
export function erasuresInFile(file: string): Erasure[] {
  if (!existsSync(file)) return []
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const rows = database.prepare('select subject_kind, subject_id, erased_at from erasure').all()
      return rows.map((row) => erasure.parse({ ...row }))
    } finally {
      database.close()
    }
  } catch {
    return []
  }
}
