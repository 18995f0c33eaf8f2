import type { DatabaseSync } from 'node:sqlite'

const everyMs = 50

/**
 * Calls back after every commit of another connection, the writer thread's or another process's. SQLite counts them
 * for each connection; asking reads one number from shared memory.
 */
export function watchVersion(connection: DatabaseSync, onChange: () => void): () => void {
  const statement = connection.prepare('pragma data_version')
  const version = () => Number(statement.get()?.data_version)
  let seen = version()
  const timer = setInterval(() => {
    if (!connection.isOpen) return clearInterval(timer)
    const now = version()
    if (now === seen) return
    seen = now
    onChange()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
