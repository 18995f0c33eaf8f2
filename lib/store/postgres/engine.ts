import pg from 'pg'
import { sqlFor } from '#lib/store/dialect'
import { compiled, type Engine, type Query, type RowsOf, StoreUnavailable, type WriteOptions } from '#lib/store/engine'
import { migrationTable, missingSteps, WrongDatabase } from '#lib/store/migrations'
import { channel, listen } from '#lib/store/postgres/listen'
import { openPool, type Pool } from '#lib/store/postgres/pool'
import { serversOf } from '#lib/store/postgres/servers'

/** Any number that all releases agree on: only one process migrates at a time. */
const migrationLock = 0x6f726361

/** The server became a standby during a connection (25006). */
const isReadOnly = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25006'

/**
 * Commits. A server that gives up on its standby commits with a warning: that is not durable, so it counts as a failure, and the sender
 * tries again with the same key.
 */
async function commit(client: pg.PoolClient): Promise<void> {
  let warning: string | undefined
  const listen = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
    if (code?.startsWith('01')) warning = message ?? code
  }
  client.on('notice', listen)
  await client.query('commit').finally(() => client.off('notice', listen))
  if (warning !== undefined) throw new StoreUnavailable(warning)
}

async function inTransaction<Result>(pool: Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await commit(client)
    return result
  } catch (error) {
    if (isReadOnly(error)) broken = unavailable(error)
    else
      await client.query('rollback').catch((reason: Error) => {
        broken = reason
      })
    throw error
  } finally {
    client.release(broken)
  }
}

async function migrate(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 60000')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(migrationTable)
    const applied = await client.query<{ version: number; checksum: string }>(
      'select version, checksum from schema_migration',
    )
    for (const { version, checksum, statements } of missingSteps(applied.rows, 'postgres')) {
      for (const statement of statements) await client.query(statement)
      await client.query('insert into schema_migration values ($1, $2, $3)', [version, checksum, Date.now()])
    }
  })
}

const unavailable = (error: unknown) =>
  error instanceof WrongDatabase
    ? error
    : new StoreUnavailable(error instanceof Error ? error.message || error.name : String(error))

/** PostgreSQL; `address` may name a primary and its standbys. Backups are its own tools' work. */
export async function openPostgres(address: string, onIdleError: (error: Error) => void): Promise<Engine> {
  const servers = serversOf(address)
  const pool = openPool(servers, onIdleError)
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw unavailable(error)
  }
  return {
    dialect: 'postgres',
    sql: sqlFor('postgres'),
    async write<const Queries extends readonly Query[]>(queries: Queries, { lockKeys, hints = [] }: WriteOptions = {}) {
      try {
        const rows = await inTransaction(pool, async (client) => {
          const results: unknown[][] = []
          // Always in the same order, so that two writes that share two words never wait for each other.
          for (const word of [lockKeys ?? []].flat().toSorted()) {
            await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [word])
          }
          for (const { sql: text, parameters } of queries.map((query) => compiled(query)))
            results.push((await client.query(text, [...parameters])).rows)
          for (const hint of hints) await client.query('select pg_notify($1, $2)', [channel, hint])
          return results
        })
        // The row types are Kysely's, which wrote the statements.
        return rows as RowsOf<Queries>
      } catch (error) {
        throw unavailable(error)
      }
    },
    async read<Row>(query: Query<Row>) {
      const { sql: text, parameters } = compiled(query)
      try {
        const client = await pool.connect()
        let broken: Error | undefined
        try {
          // As above.
          return (await client.query(text, [...parameters])).rows as Row[]
        } catch (error) {
          broken = unavailable(error)
          throw error
        } finally {
          client.release(broken)
        }
      } catch (error) {
        throw unavailable(error)
      }
    },
    watch: (onChange) => listen(servers, onChange),
    truncateLog: async () => {},
    async backup() {
      throw new StoreUnavailable('PostgreSQL is backed up by its own tools: pg_dump -Fc "$DATABASE_URL" > orca.dump')
    },
    close: () => pool.end(),
  }
}
