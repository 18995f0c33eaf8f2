import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { buildFolder, keptFolder, questionsMark } from '#lib/assistant/learned/kept/kept-folder'

/** A table that is made of the sample questions, in up to a second of work. */
export interface LearnedTable<Table> {
  /** The file's name in the folder of what is kept. */
  name: string
  schema: z.ZodType<Table>
  /** Makes it anew. */
  learn: () => Table
}

/** Makes a table and leaves it in a folder. */
export function keepTable<Table>({ name, learn }: LearnedTable<Table>, folder = buildFolder): Table {
  const table = learn()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), serialize({ mark: questionsMark(), table }))
  return table
}

function readKept<Table>({ name, schema }: LearnedTable<Table>, folder: string): Table | undefined {
  try {
    const kept: unknown = deserialize(readFileSync(/* turbopackIgnore: true */ join(folder, name)))
    return z.object({ mark: z.literal(questionsMark()), table: schema }).parse(kept).table
  } catch {
    return undefined // no build, one of other questions, or a file that was cut off
  }
}

// Modules are instantiated more than once in one process: one set of tables for all of them.
const key = Symbol.for('orca.learned-tables')
const holder: typeof globalThis & { [key]?: Map<string, unknown> } = globalThis

/** The table that the build kept of just these questions; made here where there is none. Read or made once a process. */
export function learnedTable<Table>(wanted: LearnedTable<Table>): Table {
  holder[key] ??= new Map()
  const known = holder[key]
  // What is kept under a table's name was made or parsed as that table.
  if (known.has(wanted.name)) return known.get(wanted.name) as Table
  const folder = keptFolder()
  const kept = folder === undefined ? undefined : readKept(wanted, folder)
  const isShared = folder !== undefined && folder !== buildFolder
  const table = kept ?? (isShared ? keepTable(wanted, folder) : wanted.learn())
  known.set(wanted.name, table)
  return table
}
