import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Tables } from '#lib/store/tables'

export type Dialect = 'sqlite' | 'postgres'

/** Writes SQL and runs nothing: statements are compiled here and executed by an engine, several as one commit. */
export type Sql = Kysely<Tables>

const sqlite = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
}

const postgres = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

/** The query builder of a dialect: it compiles queries and runs none. */
export function sqlFor(dialect: Dialect): Sql {
  return new Kysely<Tables>({ dialect: dialect === 'sqlite' ? sqlite : postgres })
}
