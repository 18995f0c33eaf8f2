import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'
import { z } from 'zod'

/** What is made of the assistant's texts and of nothing else. */
export interface CachedTable<Table> {
  name: string
  schema: z.ZodType<Table>
  make: () => Table
}

/** Where the build leaves what it made: reading and learning take seconds, and no visitor shall wait for it. */
export const buildFolder = join(process.cwd(), '.next/orca-learned')

/** Where to look: beside the build; in tests, in a folder of the run. Nowhere in development: an old build says nothing. */
const cacheFolder = () => (process.env.NODE_ENV === 'production' ? buildFolder : process.env.ORCA_SHARED_LEARNING)

const sources = /^(?:questions|faq|vocabulary)\/.*\.(?:md|yaml)$/

function hashOfSources(): string {
  const hash = createHash('sha256')
  const folder = join(process.cwd(), 'content')
  // The bundler would take these for files of the build and trace the project.
  const files = readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => sources.test(file)).toSorted())
    hash.update(`${name}\n`).update(readFileSync(/* turbopackIgnore: true */ `${folder}/${name}`))
  return hash.digest('base64url')
}

/** What is made when it is first wanted, and once. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Which questions, entries and words a process has: what was made of others is worth nothing to it. */
const mark = once(hashOfSources)

/** Makes a table, or takes what another folder keeps of just these texts, and leaves it in a folder. */
export function storeTable<Table>(wanted: CachedTable<Table>, folder = buildFolder, shared?: string): Table {
  const table = (shared === undefined ? undefined : readCached(wanted, shared)) ?? wanted.make()
  mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
  // Most weights are zero: a quarter of the room, for some 20 ms of reading.
  const packed = deflateSync(serialize({ mark: mark(), table }), { level: 1 })
  writeFileSync(/* turbopackIgnore: true */ `${folder}/${wanted.name}`, packed)
  return table
}

function readCached<Table>({ name, schema }: CachedTable<Table>, folder: string): Table | undefined {
  try {
    const kept: unknown = deserialize(inflateSync(readFileSync(/* turbopackIgnore: true */ `${folder}/${name}`)))
    return z.object({ mark: z.literal(mark()), table: schema }).parse(kept).table
  } catch {
    return undefined // no build, one of other texts, or a file that was cut off
  }
}

/** The table that the build kept of just these texts; made here where there is none. */
export function cachedTable<Table>(wanted: CachedTable<Table>): Table {
  const folder = cacheFolder()
  const kept = folder === undefined ? undefined : readCached(wanted, folder)
  if (kept) return kept
  // The files of one test run share what the first of them made; what the build left stays as the build left it.
  return folder !== undefined && folder !== buildFolder ? storeTable(wanted, folder) : wanted.make()
}
