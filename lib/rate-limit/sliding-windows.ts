import { type Expression, type RawBuilder, sql as raw, type SqlBool } from 'kysely'
import { ApiError } from '#lib/protocol/api-errors'

/** At most so many within a time that ends now; a limit is a list of them. */
export interface Window {
  withinMs: number
  most: number
}

/** Milliseconds after which nothing counts for any of these limits: older rows can go. */
export const longest = (windows: readonly Window[]) => Math.max(...windows.map(({ withinMs }) => withinMs))
/** The most that any of these limits counts: as many times as `waitFor` needs. */
export const largest = (windows: readonly Window[]) => Math.max(...windows.map(({ most }) => most))

/**
 * Conditions under which one more may be kept, for the statement that keeps it: counting and keeping are one.
 * @param countSince counts what was kept after a time in milliseconds
 */
export function hasRoom(
  windows: readonly Window[],
  now: number,
  countSince: (since: number) => Expression<unknown>,
): RawBuilder<SqlBool>[] {
  return windows.map(({ withinMs, most }) => raw<SqlBool>`${countSince(now - withinMs)} < ${raw.lit(most)}`)
}

/** Milliseconds until one more is allowed, given when the last ones came, newest first; 0 when it is now. */
export function waitFor(windows: readonly Window[], times: readonly number[], now: number): number {
  const waits = windows.map(({ withinMs, most }) => {
    const oldestThatCounts = times.filter((at) => at > now - withinMs)[most - 1]
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + withinMs - now
  })
  return Math.max(0, ...waits)
}

/** "Come back in so many seconds", at least one. */
export const tooMany = (waitMs: number) =>
  new ApiError('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
