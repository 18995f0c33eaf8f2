import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Fails when another process has the store open: only a sole user may leave WAL mode. */
function refuseWhileRunning(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new Error('The site is running on this store; stop it first.')
  } finally {
    database.close()
  }
}

function refuseDamaged(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = Object.values(database.prepare('pragma integrity_check(1)').get() ?? {})[0]
    if (verdict !== 'ok') throw new Error(`The backup is damaged: ${verdict}`)
    database.prepare('select count(*) from lead').get()
  } finally {
    database.close()
  }
}

/** Puts a backup in the store's place. What was there is kept beside it. */
export function restore(backup: string, file: string): void {
  refuseDamaged(backup)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (existsSync(file)) {
    refuseWhileRunning(file)
    renameSync(file, `${file}.before-restore`)
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const half = `${file}.restoring`
  copyFileSync(backup, half)
  renameSync(half, file)
}
