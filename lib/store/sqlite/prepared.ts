import type { DatabaseSync, StatementSync } from 'node:sqlite'

const most = 200

/**
 * Prepared statements of a connection by their text. They hold memory outside the heap until they are collected,
 * so preparing anew for every call lets a busy process grow.
 */
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
