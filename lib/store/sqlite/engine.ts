import { DatabaseSync } from 'node:sqlite'
import { sqlFor } from '#lib/store/dialect'
import { compiled, type Engine, type Query, type RowsOf, StoreUnavailable, type WriteOptions } from '#lib/store/engine'
import { storeErrorText } from '#lib/store/sqlite/damage'
import { preparedOf } from '#lib/store/sqlite/prepared'
import type { WriterOptions } from '#lib/store/sqlite/protocol'
import { startWriter } from '#lib/store/sqlite/writer-thread'

/** The embedded store: writes in a thread of their own, reads here, because they take microseconds. */
export async function openSqlite(options: WriterOptions, onLost: () => void = () => {}): Promise<Engine> {
  let reader: DatabaseSync | undefined
  const writer = await startWriter(options, () => {
    reader?.close()
    onLost()
  })
  const connection = new DatabaseSync(options.file, { readOnly: true, timeout: 500 })
  reader = connection
  const prepared = preparedOf(connection)
  return {
    dialect: 'sqlite',
    sql: sqlFor('sqlite'),
    async write<const Queries extends readonly Query[]>(queries: Queries, { lowPriority = false }: WriteOptions = {}) {
      const statements = queries.map((query) => {
        const { sql, parameters } = compiled(query)
        return { sql, parameters }
      })
      const rows = await writer.write({ statements, lowPriority })
      // The row types are Kysely's, which wrote the statements.
      return rows as RowsOf<Queries>
    },
    async read<Row>(query: Query<Row>) {
      const { sql, parameters } = compiled(query)
      try {
        // As above; parameters of reads are strings and numbers.
        return prepared(sql).all(...(parameters as (string | number)[])) as Row[]
      } catch (error) {
        throw new StoreUnavailable(storeErrorText(error, options.file))
      }
    },
    watch: (onChange) => watchVersion(connection, onChange),
    truncateLog: () => writer.truncateLog(),
    backup: (file) => writer.backup(file),
    async close() {
      // The writer goes last, and leaves one file with everything in it.
      if (connection.isOpen) connection.close()
      await writer.close()
    },
  }
}

const everyMs = 50

/** Calls back after every commit of another connection or process, by SQLite's `data_version`, which is cheap to read. */
function watchVersion(connection: DatabaseSync, onChange: () => void): () => void {
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
