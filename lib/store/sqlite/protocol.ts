/** Messages between the engine and its writer thread. */
export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export interface WriterOptions {
  file: string
  /** Ceiling of the file in pages; tests fill a disk with it. */
  maxPages?: number
}

/** `lowPriority`: no request waits for it, so it joins the commit of the next job that a request waits for. */
export interface Job {
  statements: readonly Statement[]
  lowPriority: boolean
}

export type ToWriter =
  | ({ id: number } & Job)
  | { backup: string; id: number }
  | { truncateLog: true; id: number }
  | 'close'

export type FromWriter =
  | { ready: true }
  | { failed: string; name: string }
  | { id: number; rows: unknown[][] }
  | { id: number; error: string }
