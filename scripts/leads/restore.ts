import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { environment } from '#lib/config/environment'
import { eraseAgain } from '#lib/people/erase-person'
import { databaseFile, store } from '#lib/store/process-store'
import { erasuresInFile, listBeside, merged, readList } from '../people/erasure-list.ts'
import { personMessages } from '../people/messages.ts'
import type { Call } from './call.ts'
import { commandMessages, helpOf } from './messages.ts'
import { verifyBackup } from './verify-backup.ts'

const busy = 5

/** Only the sole user of a store may leave WAL mode, so a refusal means that another process has it open. */
function refuseWhileRunning(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new Error('The site is running on this store; stop it first.')
    }
  } finally {
    database.close()
  }
}

/** On disk, not only on its way there. */
function makeDurable(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** Puts a backup in the store's place. What was there is kept beside it, under the time of its going. */
export function restore(backup: string, file: string): void {
  verifyBackup(backup)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (existsSync(file)) refuseWhileRunning(file)
  const half = `${file}.restoring`
  copyFileSync(backup, half)
  chmodSync(half, 0o600)
  makeDurable(half)
  const aside = `${file}.before-restore-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  renameSync(half, file)
  makeDurable(dirname(file))
}

/** `restore FILE`: a backup in the store's place, without what was erased since. */
export async function restoreBackup({ words: [file], language }: Pick<Call, 'words' | 'language'>): Promise<void> {
  if (environment().DATABASE_URL) {
    throw new Error(
      'PostgreSQL is restored by its own tools: stop the site, pg_restore --clean --if-exists -d "$DATABASE_URL" orca.dump, then erase --list erasures.jsonl --yes (docs/operations.md).',
    )
  }
  if (!file) throw new Error(helpOf(language))
  const erasures = merged(erasuresInFile(databaseFile()), ...[databaseFile(), file].map(listBeside).map(readList))
  restore(file, databaseFile())
  console.log(`${commandMessages[language].restored} ${file}`)
  if (erasures.length === 0) return
  console.log(`${await eraseAgain(await store(), erasures, Date.now())} ${personMessages[language].again}`)
}
