import type { DatabaseSync, StatementSync } from 'node:sqlite'

const most = 200

/** Prepared statements by their text, kept: each holds memory outside the heap until it is collected. */
export function preparedOf(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>()
  return (sql) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= most) statements.clear()
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
