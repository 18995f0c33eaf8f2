import { existsSync, statSync, writeFileSync } from 'node:fs'
import { WrongDatabase } from '#lib/store/migrations'

/** Stands beside a store from its first day on: without it an empty store is a new one, with it a lost one. */
const markOf = (file: string) => `${file}.begun`

/** Whether there is a store, or was one: a lost one has a sentence of its own. */
export const wasBegun = (file: string) => [file, markOf(file), `${file}-wal`].some((trace) => existsSync(trace))

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

function refuseLost(file: string, what: string, mark: string): never {
  throw new WrongDatabase(
    `${file} is damaged (it is ${what}, and ${mark} stands beside it); restore a backup (npm run leads -- restore FILE), or delete ${mark} to begin with an empty store.`,
  )
}

/**
 * Refuses to replace a missing store: SQLite would create an empty file and delete a log beside it that may hold everything. Call before
 * opening.
 */
export function refuseLostFile(file: string): void {
  if (sizeOf(file) > 0) return
  const mark = [markOf(file), `${file}-wal`].find((trace) => sizeOf(trace) > 0)
  if (mark) refuseLost(file, existsSync(file) ? 'empty' : 'gone', mark)
}

/** The same of a file without a table: what it had stood in a log that is gone. */
export function refuseLostTables(file: string): void {
  if (existsSync(markOf(file))) refuseLost(file, 'without tables', markOf(file))
}

/** From now on an empty store is a lost one. */
export function markInUse(file: string): void {
  if (existsSync(markOf(file))) return
  const text = `The store beside this file has held enquiries since ${new Date().toISOString()}. While this file stands, an empty store is refused. / 旁边的数据库已在使用；只要本文件还在，空的数据库会被拒绝。\n`
  try {
    writeFileSync(markOf(file), text, { mode: 0o600 })
  } catch {
    // A full disk: the next start marks it.
  }
}

/**
 * A check, to be called before each commit, that the path still leads to the file that is open now: what is written into one that was
 * deleted or replaced is gone with the process.
 */
export function refuseMovedFile(file: string): () => void {
  const at = () => statSync(file, { bigint: true, throwIfNoEntry: false })
  const opened = at()
  return () => {
    const now = at()
    if (now?.ino === opened?.ino && now?.dev === opened?.dev) return
    throw new WrongDatabase(
      `${file} was moved, deleted or replaced while the site runs, so nothing is taken; put it back, or copy it from /proc/${process.pid}/fd before you stop the site (docs/operations.md, OrcaStoreDown).`,
    )
  }
}
