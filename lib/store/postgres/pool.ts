import pg from 'pg'
import type { Servers } from '#lib/store/postgres/servers'

const int8 = 20
const types: pg.CustomTypesConfig = {
  // Times and counters stay below 2^53, so they are numbers here as they are in SQLite.
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
}

/**
 * Connections to the server that takes writes. After a failover it tries the next in DATABASE_URL; a standby is recognised by
 * `transaction_read_only`.
 */
export function openPool(servers: Servers, onIdleError: (error: Error) => void) {
  const hasChoice = servers.count > 1
  class ChosenClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: servers.current() })
    }
  }
  const pool = new pg.Pool({
    Client: ChosenClient,
    types,
    max: 10,
    // Also the wait for a free connection; all servers together stay below what a visitor waits for an answer.
    connectionTimeoutMillis: hasChoice ? 1000 : 2000,
    statement_timeout: 1500,
    query_timeout: 2000,
    idle_in_transaction_session_timeout: 5000,
    application_name: 'orca-website',
    ...(hasChoice ? { onConnect: requireWrites } : {}),
  })
  // A server that restarts drops idle connections; the pool opens new ones.
  pool.on('error', onIdleError)
  // A connection that is lost while it is in use fails its query, and says so here a second time.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    /** A connection to a server that takes writes; rejects when none of them does. */
    async connect(): Promise<pg.PoolClient> {
      for (let left = servers.count; ; left -= 1) {
        const tried = servers.current()
        try {
          return await pool.connect()
        } catch (error) {
          servers.failed(tried)
          if (left <= 1) throw error
        }
      }
    },
    end: () => pool.end(),
  }
}

export type Pool = ReturnType<typeof openPool>

async function requireWrites(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('This server of DATABASE_URL is a standby.')
}
