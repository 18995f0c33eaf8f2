import { type RawBuilder, sql as raw, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { ApiError } from '#lib/protocol/api-errors'
import type { Engine } from '#lib/store/engine'
import type { Tables } from '#lib/store/tables'

/** The most rows within a time that ends now; a limit is a list of these. */
export interface Window {
  withinMs: number
  most: number
}

/** Milliseconds after which nothing counts for any of these limits: older rows can go. */
export const longest = (windows: readonly Window[]) => Math.max(...windows.map(({ withinMs }) => withinMs))

/** Rows that limits count, each with the time at which it was kept. */
type Kept<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>
type TimeColumn = 'created_at' | 'received_at'

/** Conditions under which one more row may be kept, for the statement that keeps it: counting and keeping are one. */
export function hasRoom<Table extends keyof Tables>(
  windows: readonly Window[],
  now: number,
  rows: Kept<Table>,
  time: TimeColumn = 'created_at',
): RawBuilder<SqlBool>[] {
  return windows.map(({ withinMs, most }) => {
    const kept = rows.where(raw.ref(time), '>', now - withinMs).select(({ fn }) => fn.countAll().as('n'))
    return raw<SqlBool>`${kept} < ${raw.lit(most)}`
  })
}

/** Milliseconds until one more is allowed, given when the last ones came, newest first; 0 when it is now. */
export function waitFor(windows: readonly Window[], times: readonly number[], now: number): number {
  const waits = windows.map(({ withinMs, most }) => {
    const oldestThatCounts = times.filter((at) => at > now - withinMs)[most - 1]
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + withinMs - now
  })
  return Math.max(0, ...waits)
}

/** Milliseconds until one more row may be stored; 0 if now. `coming`: rows on their way that will be stored before it. */
export async function waitOf<Table extends keyof Tables>(
  { read }: Engine,
  windows: readonly Window[],
  now: number,
  rows: Kept<Table>,
  { time = 'created_at', coming = 0 }: { time?: TimeColumn; coming?: number } = {},
): Promise<number> {
  const recent = rows.where(raw.ref(time), '>', now - longest(windows)).select(raw.ref<number>(time).as('at'))
  const newest = recent.orderBy(raw.ref(time), 'desc').limit(Math.max(...windows.map(({ most }) => most)))
  const times = (await read(newest)).map(({ at }) => at)
  return waitFor(windows, [...Array(coming).fill(now), ...times], now)
}

/** A `too_many` error with the seconds to wait, at least one. */
export const tooMany = (waitMs: number) =>
  new ApiError('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
