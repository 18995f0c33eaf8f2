import { DatabaseSync } from 'node:sqlite'
import { log } from '#lib/runtime/log'
import { onShutdown } from '#lib/runtime/shutdown'

const busy = 5

/** This process's own; a second claim would be refused. */
let mine: DatabaseSync | undefined
let isSaid = false

/** A lock that the system takes back when the process ends, however it ends; nothing when another process has it. */
function lockOf(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(`${file}.serving`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}

/**
 * Whether this is the only server on an embedded store; logs the first time it is not. Sharing loses nothing and happens during an
 * upgrade, so it is allowed. Commands do not count.
 */
export function isSoleServer(file: string): boolean {
  if (mine) return true
  try {
    mine = lockOf(file)
  } catch {
    // The store itself says what is wrong with its folder.
    return true
  }
  if (mine) {
    onShutdown('sole server', () => {
      mine?.close()
      mine = undefined
    })
    return true
  }
  if (!isSaid) {
    const advice =
      'Another process of the site uses this store: limits count for each of them. Stop one, or set DATABASE_URL.'
    log('warn', 'store.shared', { file, advice })
  }
  isSaid = true
  return false
}
