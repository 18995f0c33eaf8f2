import type { ErrorCode } from './api-types.ts'

/** The one error that a host's promise is ever refused with. */
export class Failure extends Error {
  // Declared only, and written by the constructor: fewer bytes in the loader.
  declare readonly code: ErrorCode
  declare readonly retryable: boolean
  /** Seconds to wait, with `rate_limited`. */
  declare readonly retryAfter: number | undefined

  constructor(code: ErrorCode, retryable = false, cause?: unknown, retryAfter?: number) {
    super(code, { cause })
    this.name = 'OrcaChatError'
    this.code = code
    this.retryable = retryable
    this.retryAfter = retryAfter
  }
}
