import { type CompiledQuery, sql as raw } from 'kysely'
import pg from 'pg'
import { sqlFor } from '#lib/store/dialect'
import { type Engine, type RowsOf, StoreUnavailable, type WriteOptions } from '#lib/store/engine'
import { migrationTable, missingSteps, WrongDatabase } from '#lib/store/migrations/plan'
import { channel, listen } from '#lib/store/postgres/listen'

/** Any number that all releases agree on: only one process migrates at a time. */
const migrationLock = 0x6f726361

const int8 = 20
const types: pg.CustomTypesConfig = {
  // Times and counters stay below 2^53, so they are numbers here as they are in SQLite.
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
}

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
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

/** PostgreSQL, for several instances or a company that runs it anyway. Backups are its own tools' work. */
export async function openPostgres(connectionString: string, onIdleError: (error: Error) => void): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    // Also the wait for a free connection; below what a visitor waits for an answer.
    connectionTimeoutMillis: 2000,
    statement_timeout: 1500,
    query_timeout: 2000,
    idle_in_transaction_session_timeout: 5000,
    application_name: 'orca-website',
  })
  // A server that restarts drops idle connections; the pool opens new ones.
  pool.on('error', onIdleError)
  // A connection that is lost while it is in use fails its query, and says so here a second time.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw unavailable(error)
  }
  const sql = sqlFor('postgres')
  return {
    dialect: 'postgres',
    sql,
    async write<const Queries extends readonly CompiledQuery<unknown>[]>(
      queries: Queries,
      { lockKeys }: WriteOptions = {},
    ) {
      try {
        const rows = await inTransaction(pool, async (client) => {
          const results: unknown[][] = []
          // Always in the same order, so that two writes that share two words never wait for each other.
          for (const word of [lockKeys ?? []].flat().toSorted()) {
            await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [word])
          }
          for (const { sql: text, parameters } of queries)
            results.push((await client.query(text, [...parameters])).rows)
          return results
        })
        // The row types are Kysely's, which wrote the statements.
        return rows as RowsOf<Queries>
      } catch (error) {
        throw unavailable(error)
      }
    },
    async read<Row>({ sql: text, parameters }: CompiledQuery<Row>) {
      try {
        // As above.
        return (await pool.query(text, [...parameters])).rows as Row[]
      } catch (error) {
        throw unavailable(error)
      }
    },
    watch: (onChange) => listen(connectionString, onChange),
    hint: (subject) => raw`select pg_notify(${channel}, ${subject})`.compile(sql),
    async backup() {
      throw new StoreUnavailable('PostgreSQL is backed up by its own tools: pg_dump -Fc "$DATABASE_URL" > orca.dump')
    },
    close: () => pool.end(),
  }
}
