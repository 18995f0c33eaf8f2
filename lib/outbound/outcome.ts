import { Unavailable } from '#lib/runtime/unavailable'

/** The result of an attempt; `configuration` (401, 403, 404) is retried without end, so that no lead is lost. */
export type OutcomeKind = 'delivered' | 'retry' | 'configuration' | 'dead'

export interface Outcome {
  kind: OutcomeKind
  /** Status or error code, for the table; never anything of the lead. */
  code: string
  /** The sink's own wish, from Retry-After. */
  retryAfterMs?: number
  /** Some receivers have it already, so the other side can be reached, whatever is left to do. */
  isPartial?: boolean
  /** Receivers that were refused for good just now; a person has to mend their address. */
  refused?: readonly string[]
}

const longestWishMs = 3_600_000
const again = new Set([408, 425, 429])
const ours = new Set([401, 403, 404])

function kindOf(status: number): OutcomeKind {
  // 409: the receiver already has what was sent under this key.
  if ((status >= 200 && status < 300) || status === 409) return 'delivered'
  if (ours.has(status)) return 'configuration'
  // A redirect is never followed: the address may be wrong for now.
  if (status < 400 || status >= 500 || again.has(status)) return 'retry'
  return 'dead'
}

/** The class of an HTTP answer. */
export function outcomeOfStatus(status: number, retryAfter: string | undefined, now: number): Outcome {
  const kind = kindOf(status)
  const outcome: Outcome = { kind, code: String(status) }
  const wish = kind === 'retry' && retryAfter ? wishOf(retryAfter, now) : 0
  return wish > 0 ? { ...outcome, retryAfterMs: Math.min(wish, longestWishMs) } : outcome
}

/** Milliseconds that a Retry-After asks for: seconds or a date; 0 for what is neither. */
function wishOf(retryAfter: string, now: number): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  // Date.parse alone takes many things for a date that are none.
  return /^[A-Z][a-z]{2,8}, /.test(retryAfter) ? Date.parse(retryAfter) - now : 0
}

/** The outcome of a thrown error: the store is unavailable, or a failure by its code, else its name. */
export const outcomeOfError = (error: unknown): Outcome => ({
  kind: 'retry',
  code:
    error instanceof Unavailable ? 'STORE' : (networkCode(error) ?? (error instanceof Error ? error.name : 'FAULT')),
})

/** What kept a call from getting through, such as CERT_HAS_EXPIRED: `fetch` says only in its cause. */
function networkCode(error: unknown): string | undefined {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
