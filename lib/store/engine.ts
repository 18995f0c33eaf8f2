import type { Compilable, CompiledQuery } from 'kysely'
import { Unavailable } from '#lib/runtime/unavailable'
import type { Dialect, Sql } from '#lib/store/dialect'

/** A statement as the query builder has it, compiled or not. */
export type Query<Row = unknown> = Compilable<Row> | CompiledQuery<Row>

/** Its text and parameters. */
export const compiled = <Row>(query: Query<Row>): CompiledQuery<Row> => ('compile' in query ? query.compile() : query)

/** The rows of each statement, in order. */
export type RowsOf<Queries extends readonly Query[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends Query<infer Row> ? Row[] : never
}

export interface WriteOptions {
  /** Writes that name the same word, or one of the same words, run one after the other. SQLite's all do. */
  lockKeys?: string | readonly string[]
  /** Hints for watchers, sent once the write is durable; the embedded store notices commits by itself. */
  hints?: readonly string[]
  /** No visitor waits for it: it may wait a moment itself and share an fsync with one that a visitor waits for. */
  lowPriority?: boolean
}

/**
 * The database as the rest of the product knows it. A transaction is a list of statements, and later ones read earlier decisions in
 * SQL: SQLite runs many lists in one fsync, PostgreSQL runs each as it is.
 */
export interface Engine {
  readonly dialect: Dialect
  readonly sql: Sql
  /** All or nothing; resolves when the commit is durable. Rejects with StoreUnavailable when it is not. */
  write<const Queries extends readonly Query[]>(queries: Queries, options?: WriteOptions): Promise<RowsOf<Queries>>
  read<Row>(query: Query<Row>): Promise<Row[]>
  /**
   * Calls back when something may have changed, in any process. PostgreSQL passes the write's `hints`, SQLite only that something did.
   * Hints may be lost, so readers also look from time to time.
   */
  watch(onChange: (subject?: string) => void): () => void
  /** Takes what was deleted out of the embedded store's log; PostgreSQL does so by itself. */
  truncateLog(): Promise<void>
  /** A consistent copy of everything in one file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** Nothing was promised to anybody: the caller answers 503 and the visitor tries again with the same key. */
export class StoreUnavailable extends Unavailable {
  override name = 'StoreUnavailable'
}
