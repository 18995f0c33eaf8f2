import type { Actions, Core } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'

const waitMs = 15_000

/**
 * The same actions with a time limit. Failures are our one error, also sent as an event. A chunk that a deployment removed is loaded by
 * a fresh loader's widget; only without one is the failure shown.
 */
export function withTimeLimits(core: Core, showFailure: () => void, actions: Actions): Actions {
  const { signal, instance } = core
  const around =
    (name: string, action: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]) => {
      const over = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        return await new Promise((resolve, reject) => {
          const end = () => reject(signal.reason)
          if (signal.aborted) return end()
          signal.addEventListener('abort', end, over)
          timer = setTimeout(() => reject(new Failure('timeout', true)), waitMs)
          action(...given).then(resolve, reject)
        })
      } catch (cause) {
        // By its name: each chunk has a class of its own.
        const failure = cause instanceof Error && cause.name === 'OrcaChatError' ? (cause as Failure) : undefined
        if (failure?.code === 'chunk_failed' && (await core.reload())) return Reflect.get(instance, name)?.(...given)
        const told = failure ?? new Failure('network', true, cause)
        showFailure()
        core.emitError(told)
        throw told
      } finally {
        clearTimeout(timer)
        over.abort()
      }
    }
  return Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, around(name, action)])) as never
}
