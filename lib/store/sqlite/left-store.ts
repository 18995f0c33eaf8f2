import { log } from '#lib/runtime/log'
import { wasBegun } from '#lib/store/sqlite/lost-store'

/** An embedded store in DATA_DIR while PostgreSQL is in use: what it holds is neither shown nor sent, and nobody would notice. */
export function warnOfLeftStore(file: string): void {
  if (!wasBegun(file)) return
  const advice =
    'DATABASE_URL is set, so what this file holds is neither shown nor sent: start without DATABASE_URL until nothing waits, then move it away (docs/deployment.md).'
  log('warn', 'store.left_behind', { file, advice })
}
