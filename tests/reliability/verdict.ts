import type { Upstream } from '../support/upstream.ts'
import type { Ledger } from './senders.ts'
import type { Kept } from './test-bed.ts'

const percentile = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

/** Median and 99th percentile, as "12 / 80" milliseconds. */
export function percentiles(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  return `${percentile(sorted, 0.5)} / ${percentile(sorted, 0.99)}`
}

/** Counts what must be nothing, prints everything, and says whether the run holds. */
export function holds(
  ledger: Ledger,
  kept: readonly Kept[],
  upstream: Upstream,
  more: Record<string, string | number>,
): boolean {
  const keptIds = new Set(kept.map(({ id }) => id))
  const keptMessages = new Set(kept.map(({ message }) => message))
  const deliveries = new Map<string, number>()
  for (const { body } of upstream.kept.values()) {
    const message = body.type ?? ''
    deliveries.set(message, (deliveries.get(message) ?? 0) + 1)
  }
  const faults = {
    'accepted but not kept': [...ledger.accepted.values()].filter((id) => !keptIds.has(id)).length,
    'kept twice': kept.length - keptMessages.size,
    'kept but not delivered': kept.filter(({ message }) => !deliveries.has(message)).length,
    'delivered under two ids': [...deliveries.values()].filter((ids) => ids > 1).length,
    'delivered but not kept': [...deliveries.keys()].filter((message) => !keptMessages.has(message)).length,
    'id changed on a repeated send': ledger.changedIds,
    'nothing was accepted': ledger.accepted.size === 0 ? 1 : 0,
  }
  console.table({
    'accepted (200)': ledger.accepted.size,
    kept: kept.length,
    'delivered, by id': upstream.kept.size,
    'calls to the company': upstream.calls.length,
    'sends repeated by visitors': ledger.repeated,
    'answers other than 200': [...ledger.refused].map(([status, count]) => `${status}×${count}`).join(' ') || 'none',
    'p50 / p99 ms': percentiles(ledger.milliseconds),
    ...more,
    ...faults,
  })
  const isFine = Object.values(faults).every((count) => count === 0)
  console.log(isFine ? 'Nothing lost, nothing doubled.' : 'FAILED')
  return isFine
}
