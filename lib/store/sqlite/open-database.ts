import { chmodSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrationTable, missingSteps, WrongDatabase } from '#lib/store/migrations'
import { damageText, isDamage, storeErrorText } from '#lib/store/sqlite/damage'
import { markInUse, refuseLostFile, refuseLostTables } from '#lib/store/sqlite/lost-store'
import { makeFolder } from '#lib/store/sqlite/make-folder'
import type { WriterOptions } from '#lib/store/sqlite/protocol'
import { unwritableText } from '#lib/store/sqlite/unwritable'

/** Below it, two connections that write and checkpoint could lose committed rows (the WAL-reset bug). */
const oldestSqlite = [3, 51, 3] as const
const nfs = 0x6969

function refuseOldSqlite(version: string): void {
  const parts = version.split('.').map(Number)
  for (const [index, wanted] of oldestSqlite.entries()) {
    const has = parts[index] ?? 0
    if (has > wanted) return
    if (has < wanted) {
      throw new WrongDatabase(
        `SQLite ${version} can lose committed rows; Node must carry ${oldestSqlite.join('.')} or newer.`,
      )
    }
  }
}

function migrate(database: DatabaseSync): void {
  database.exec('begin immediate')
  try {
    database.exec(migrationTable)
    const applied = database
      .prepare('select version, checksum from schema_migration')
      .all()
      .map((row) => ({ version: Number(row.version), checksum: String(row.checksum) }))
    for (const { version, checksum, statements } of missingSteps(applied, 'sqlite')) {
      for (const statement of statements) database.exec(statement)
      database.prepare('insert into schema_migration values (?, ?, ?)').run(version, checksum, Date.now())
    }
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}

/** The one writing connection: durable at every commit, checked, at the newest version. */
export function openDatabase({ file, maxPages }: WriterOptions): DatabaseSync {
  makeFolder(dirname(file))
  if (statfsSync(dirname(file)).type === nfs) {
    throw new WrongDatabase(
      `${dirname(file)} is on NFS, whose locks SQLite cannot trust; use a local disk or DATABASE_URL.`,
    )
  }
  refuseLostFile(file)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 5000 })
    refuseOldSqlite(String(database.prepare('select sqlite_version() as version').get()?.version))
    chmodSync(file, 0o600)
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma mmap_size = 0; pragma secure_delete = on',
    )
    const verdict = String(Object.values(database.prepare('pragma quick_check(1)').get() ?? {})[0])
    if (verdict !== 'ok') throw new WrongDatabase(damageText(file, verdict))
    if (!database.prepare('select 1 from sqlite_schema limit 1').get()) refuseLostTables(file)
    migrate(database)
    markInUse(file)
    if (maxPages) database.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`)
    return database
  } catch (error) {
    database?.close()
    if (isDamage(error)) throw new WrongDatabase(storeErrorText(error, file))
    const shut = unwritableText(error, file)
    throw shut === undefined ? error : new WrongDatabase(shut)
  }
}
