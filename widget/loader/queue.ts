import type { OrcaChatGlobal } from '../shared/api-types.ts'

/** One call made before the loader came: method, arguments, and the promise's two ends if the stub made one. */
type Early = [method: string, args?: unknown[], resolve?: (value: unknown) => void, reject?: (reason: unknown) => void]

/** What waits for something to happen, which may be what a later call brings about. */
const waiting = ['once', 'ready']

/** Makes the calls that waited, in their order, each when the one before has ended, and settles their promises. */
export async function drain(queue: unknown, global: OrcaChatGlobal): Promise<void> {
  if (!Array.isArray(queue)) return
  for (const [method, args = [], resolve, reject] of queue as Early[]) {
    try {
      const action: unknown = Reflect.get(global, method)
      if (typeof action !== 'function') continue
      const answer: unknown = Reflect.apply(action, global, args)
      if (waiting.includes(method)) void Promise.resolve(answer).then(resolve, reject)
      else {
        const result = await answer
        resolve?.(result)
      }
    } catch (error) {
      reject?.(error)
    }
  }
}
