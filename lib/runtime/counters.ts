// Modules are instantiated more than once in one process: one set of counters for all of them.
const key = Symbol.for('orca.counters')
const shared: typeof globalThis & { [key]?: Map<string, number> } = globalThis

/** Counts since the process started, by metric name with its labels as Prometheus writes them. */
export function counters(): Map<string, number> {
  shared[key] ??= new Map()
  return shared[key]
}

/** Adds one; labels are words of ours, never a visitor's. */
export function count(name: string, labels: Readonly<Record<string, string | number>>): void {
  const words = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const series = `${name}{${words.join(',')}}`
  counters().set(series, (counters().get(series) ?? 0) + 1)
}
