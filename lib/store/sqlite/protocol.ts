/** What passes between the engine and its writer thread. */
export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export interface WriterOptions {
  file: string
  /** Ceiling of the file in pages; tests fill a disk with it. */
  maxPages?: number
}

export type ToWriter = { id: number; statements: readonly Statement[] } | { backup: string; id: number } | 'close'

export type FromWriter =
  | { ready: true }
  | { failed: string; name: string }
  | { id: number; rows: unknown[][] }
  | { id: number; error: string }
