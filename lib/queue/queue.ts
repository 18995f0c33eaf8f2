import { hostname } from 'node:os'
import { type Expression, type ExpressionBuilder, sql as raw, type SqlBool } from 'kysely'
import type { Outcome } from '#lib/outbound/outcome'
import { leaseLimit } from '#lib/outbound/time-limit'
import { longestWaitMs, nextDue } from '#lib/queue/schedule'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'
import type { DeliveryRow } from '#lib/store/lead-tables'
import type { Tables } from '#lib/store/tables'

/** Further ahead than clocks of two instances ever differ. */
const strangeLeaseMs = 3_600_000

/** `host:pid:random`, so that a lease tells whether its holder can still be alive. */
export const newOwner = () => `${hostname()}:${process.pid}:${Math.random().toString(36).slice(2)}`

/**
 * Jobs that may be sent now: due, or their lease ran out. Also those dated further ahead than any schedule or lease allows: the clock
 * was wrong when they were written.
 */
function isDue(now: number) {
  return ({ or, and, eb }: ExpressionBuilder<Tables, 'delivery'>): Expression<SqlBool> =>
    or([
      and([eb('state', '=', 'pending'), or([eb('due_at', '<=', now), eb('due_at', '>', now + longestWaitMs)])]),
      and([
        eb('state', '=', 'leased'),
        or([eb('lease_until', '<', now), eb('lease_until', '>', now + strangeLeaseMs)]),
      ]),
    ])
}

/** Which sinks have something to send now. A read, so that waiting costs no write. */
export async function sinksWithWork({ sql, read }: Engine, sinks: readonly string[], now: number): Promise<string[]> {
  if (sinks.length === 0) return []
  const rows = await read(
    sql
      .selectFrom('delivery')
      .select('sink')
      .distinct()
      .where('sink', 'in', [...sinks])
      .where(isDue(now)),
  )
  return rows.map(({ sink }) => sink)
}

/** Makes jobs of a sink that wait due at once: of the subjects that begin so, or all that failed before. */
export async function makeDue(
  { sql, write }: Engine,
  { sink, subjectStart, now }: { sink: string; subjectStart?: string; now: number },
): Promise<void> {
  const waiting = sql.updateTable('delivery').set({ due_at: now }).where('sink', '=', sink).where('due_at', '>', now)
  const pending = waiting.where('state', '=', 'pending')
  await write([
    subjectStart === undefined
      ? pending.where('attempts', '>', 0)
      : pending.where('subject_id', 'like', `${subjectStart}%`),
  ])
}

export interface Claim {
  sink: string
  owner: string
  limit: number
  now: number
}

/** Takes due deliveries of a sink for this worker; an expired lease is due. Two workers never get the same one. */
export async function claim(engine: Engine, { sink, owner, limit, now }: Claim): Promise<DeliveryRow[]> {
  const { sql } = engine
  let ready = sql
    .selectFrom('delivery')
    .select('id')
    .where('sink', '=', sink)
    .where(isDue(now))
    .orderBy('due_at')
    .limit(limit)
  if (engine.dialect === 'postgres') ready = ready.forUpdate().skipLocked()
  const [rows] = await engine.write(
    [
      sql
        .updateTable('delivery')
        .set(({ eb }) => ({
          state: 'leased',
          lease_owner: owner,
          lease_until: Math.round(now + leaseLimit()),
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', 'in', ready)
        .returningAll(),
    ],
    { lowPriority: true },
  )
  return rows
}

export interface Finished {
  delivery: DeliveryRow
  owner: string
  outcome: Outcome
  startedAt: number
  now: number
}

/** Writes down what came of an attempt; a worker whose lease was taken over changes nothing. */
export async function recordOutcome(engine: Engine, finished: Finished): Promise<DeliveryRow['state']> {
  const { delivery, owner, outcome, startedAt, now } = finished
  const { id, attempts, created_at } = delivery
  const dueAt = nextDue(outcome, { attempts, createdAt: created_at, now, random: Math.random() })
  const state = outcome.kind === 'delivered' ? 'delivered' : dueAt === undefined ? 'dead' : 'pending'
  const { sql } = engine
  await engine.write(
    [
      sql
        .updateTable('delivery')
        .set({
          state,
          due_at: dueAt ?? delivery.due_at,
          lease_owner: null,
          lease_until: null,
          last_code: outcome.code,
          done_at: dueAt === undefined ? now : null,
        })
        .where('id', '=', id)
        .where('lease_owner', '=', owner),
      sql
        .insertInto('delivery_attempt')
        .values(({ selectFrom }) => ({
          delivery_id: id,
          // Counted here: a retry by hand starts the schedule anew, not the history.
          n: selectFrom('delivery_attempt')
            .select(raw<number>`coalesce(max(n), 0) + 1`.as('next'))
            .where('delivery_id', '=', id),
          started_at: startedAt,
          finished_at: now,
          outcome: outcome.kind,
          code: outcome.code,
        }))
        .onConflict((conflict) => conflict.columns(['delivery_id', 'n']).doNothing()),
    ],
    { lowPriority: true },
  )
  return state
}

/** Gives a job back without an attempt, because it is not due yet: it does not count as one. */
export async function postponeJob(
  engine: Engine,
  { delivery, owner, dueAt }: { delivery: DeliveryRow; owner: string; dueAt: number },
): Promise<void> {
  await engine.write([
    engine.sql
      .updateTable('delivery')
      .set(({ eb }) => ({
        state: 'pending',
        due_at: dueAt,
        lease_owner: null,
        lease_until: null,
        attempts: eb('attempts', '-', 1),
      }))
      .where('id', '=', delivery.id)
      .where('lease_owner', '=', owner),
  ])
}

/** Cancels a delivery that was given up for good. */
export function cancelGivenUp(sql: Sql, id: string): Query {
  return sql.updateTable('delivery').set({ state: 'cancelled' }).where('id', '=', id).where('state', '=', 'dead')
}

/** Hands back what this worker holds, when it stops. */
export async function releaseLeases(engine: Engine, owner: string): Promise<void> {
  await engine.write([
    engine.sql
      .updateTable('delivery')
      .set({ state: 'pending', lease_owner: null, lease_until: null })
      .where('lease_owner', '=', owner)
      .where('state', '=', 'leased'),
  ])
}

function isGone(owner: string): boolean {
  const [host, pid] = owner.split(':')
  if (host !== hostname()) return false
  if (Number(pid) === process.pid) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** At start: a process of this machine that was killed left leases behind; they need not run out. */
export async function reclaimOrphanedLeases(engine: Engine): Promise<void> {
  const { sql } = engine
  const holders = await engine.read(
    sql.selectFrom('delivery').select('lease_owner').distinct().where('state', '=', 'leased'),
  )
  for (const { lease_owner } of holders)
    if (lease_owner && isGone(lease_owner)) await releaseLeases(engine, lease_owner)
}
