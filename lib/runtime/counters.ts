export type Labels = Readonly<Record<string, string | number>>

export interface Counter {
  name: string
  labels: Labels
  value: number
}

// Modules are instantiated more than once in one process: one set of counters for all of them.
const key = Symbol.for('orca.counters')
const shared: typeof globalThis & { [key]?: Map<string, Counter> } = globalThis

function all(): Map<string, Counter> {
  shared[key] ??= new Map()
  return shared[key]
}

/** Counts since the process started; `lib/server/metrics.ts` writes them for Prometheus. */
export function counters(): readonly Counter[] {
  return [...all().values()]
}

/** Adds one; labels are words of ours, never a visitor's. */
export function count(name: string, labels: Labels): void {
  const series = JSON.stringify([name, labels])
  const counter = all().get(series) ?? { name, labels, value: 0 }
  counter.value += 1
  all().set(series, counter)
}
