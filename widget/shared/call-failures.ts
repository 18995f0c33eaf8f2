import type { ApiErrorCode } from '../../lib/protocol/api-errors.ts'
import type { ErrorCode } from './api-types.ts'

/** What a host's promise is refused with when a call to the server has failed; the rest never leaves the page. */
export type CallFailure = Exclude<ErrorCode, 'timeout' | 'storage_denied' | 'chunk_failed' | 'destroyed'>

/** A failure, and whether the same call may succeed later. */
export type CallMeaning = readonly [failure: CallFailure, later: boolean]

/** What the widget makes of each code the server refuses a call with (docs/widget-protocol.md). */
export const callMeanings: Record<ApiErrorCode, CallMeaning> = {
  broken_body: ['refused', false],
  bad_token: ['bad_token', false],
  foreign_origin: ['blocked_origin', false],
  // A conversation that was deleted: the next message begins another.
  not_found: ['gone', false],
  wrong_method: ['refused', false],
  too_slow: ['network', true],
  in_progress: ['network', true],
  too_large: ['too_long', false],
  wrong_type: ['refused', false],
  wrong_fields: ['refused', false],
  too_many: ['rate_limited', true],
  failed: ['network', true],
  unavailable: ['network', true],
}

/** Answers of a proxy in front of the server, which have none of its codes: anything else of it may pass. */
const proxyMeanings: Record<number, CallMeaning | undefined> = {
  413: ['too_long', false],
  429: ['rate_limited', true],
}

export interface ErrorBody {
  code?: string
  fields?: Partial<Record<string, string>>
  retry_after?: number
}

/** What a refused call means, by the server's code, by the field it names, else by the status of a proxy. */
export function meaningOf(status: number, { code = '', fields = {} }: ErrorBody): CallMeaning {
  if (fields.site) return ['bad_site', false]
  if (fields.user_token) return ['bad_token', false]
  if (fields.text === 'too_long') return ['too_long', false]
  const byCode: Partial<Record<string, CallMeaning>> = callMeanings
  return (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? proxyMeanings[status] ?? ['network', true]
}
