import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { missingSteps } from '#lib/store/migrations'

/** What is wrong with a copy of a store, and the migrations that it has had. */
function examine(file: string): { fault?: string; applied: { version: number; checksum: string }[] } {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = String(Object.values(database.prepare('pragma integrity_check(1)').get() ?? {})[0])
    if (verdict !== 'ok') return { fault: verdict, applied: [] }
    database.prepare('select count(*) from lead').get()
    const rows = database.prepare('select version, checksum from schema_migration').all()
    return { applied: rows.map((row) => ({ version: Number(row.version), checksum: String(row.checksum) })) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), applied: [] }
  } finally {
    database.close()
  }
}

/** Throws, naming the file, unless it is an intact copy of a store that this release can open. */
export function verifyBackup(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`${file} is not there, or no file.`)
  const { fault, applied } = examine(file)
  if (fault !== undefined) throw new Error(`The backup ${file} is damaged: ${fault}. Take an older one.`)
  // A store of a newer release would take the place of one that works, and be refused only then.
  missingSteps(applied, 'sqlite')
}
