import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Unavailable } from '#lib/runtime/unavailable'
import type { Dialect } from '#lib/store/dialect'

/**
 * `<version>-<what>.sql`, in order. Append only, in expand-then-contract steps, since two releases run side by side during a deployment.
 * There is no step back, and a published file never changes: its checksum is stored.
 */
const folder = () => join(process.cwd(), 'lib/store/migrations')

/** The only column type whose name differs between the engines: in the files it is `$bytes`. */
const bytes: Readonly<Record<Dialect, string>> = { sqlite: 'blob', postgres: 'bytea' }

/** Run before anything else, on a database of any age. */
export const migrationTable =
  'create table if not exists schema_migration (version integer primary key, checksum text not null, applied_at bigint not null)'

/** A database that this release must not touch; the message is for the operator. */
export class WrongDatabase extends Unavailable {
  override name = 'WrongDatabase'
}

interface Applied {
  version: number
  checksum: string
}

interface Step extends Applied {
  statements: readonly string[]
}

function stepOf(file: string, dialect: Dialect): Step {
  const sql = readFileSync(join(folder(), file), 'utf8').replace(/^--.*\n/gm, '')
  const statements = sql
    .replaceAll('$bytes', bytes[dialect])
    .trim()
    .split(/;\s*(?:\n|$)/)
    .filter(Boolean)
  const checksum = createHash('sha256').update(statements.join(';').replace(/\s+/g, ' ')).digest('hex')
  return { version: Number.parseInt(file, 10), checksum, statements }
}

/** The steps a database still needs. Refuses one that is newer than this release or was changed behind its back. */
export function missingSteps(applied: readonly Applied[], dialect: Dialect): Step[] {
  const steps = readdirSync(folder())
    .sort()
    .map((file) => stepOf(file, dialect))
  const newest = Math.max(0, ...applied.map(({ version }) => version))
  const ours = steps.at(-1)?.version ?? 0
  if (newest > ours) {
    throw new WrongDatabase(
      `The database is at version ${newest} and this release knows versions up to ${ours}: start the newer release, or restore a backup made before it.`,
    )
  }
  for (const { version, checksum } of applied) {
    if (steps.find((candidate) => candidate.version === version)?.checksum !== checksum) {
      throw new WrongDatabase(`Step ${version} of the database is not the one this release knows; restore a backup.`)
    }
  }
  const done = new Set(applied.map(({ version }) => version))
  return steps.filter(({ version }) => !done.has(version))
}
