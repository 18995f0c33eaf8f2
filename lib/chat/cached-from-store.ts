import type { Engine } from '#lib/store/engine'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

interface Known {
  value: unknown
  at: number
  asking?: Promise<void> | undefined
}

const cache = new Map<string, Known>()

interface Fact<Value> {
  name: string
  askAgainMs: number
  read: (engine: Engine, now: number) => Promise<Value | undefined>
}

/** A value of the store, cached in this process: only the first caller waits, and a failing store leaves the old value. */
export async function cachedFromStore<Value>({ name, askAgainMs, read }: Fact<Value>, now: number) {
  const known = cache.get(name) ?? { value: undefined, at: Number.NEGATIVE_INFINITY }
  cache.set(name, known)
  const ask = async () => {
    try {
      known.value = await withTimeout(store().then((engine) => read(engine, Date.now())))
    } catch {
      // Keep the old value.
    } finally {
      known.at = Date.now()
      known.asking = undefined
    }
  }
  if (now - known.at > askAgainMs) known.asking ??= ask()
  if (known.at === Number.NEGATIVE_INFINITY) await known.asking
  // Put there by `read` of the same name, and by nothing else.
  return known.value as Value | undefined
}
