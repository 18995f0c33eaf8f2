import { Failure } from '../shared/failure.ts'

const waitMs = 15_000

/**
 * Runs what a host asked for once the instance is ready. It refuses with our one error, in bounded time, and never as
 * the host's unhandled rejection.
 */
export function bounded(signal: AbortSignal, ready: () => Promise<unknown>, failed: (failure: Failure) => void) {
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = new Promise<Result>((resolve, reject) => {
      const end = () => reject(signal.reason)
      if (signal.aborted) return end()
      signal.addEventListener('abort', end)
      const timer = setTimeout(() => reject(new Failure('timeout', true)), waitMs)
      ready()
        .then(work)
        // By its name: the chunks have classes of their own.
        .then(resolve, (cause) => reject(cause.name === 'OrcaChatError' ? cause : new Failure('network', true, cause)))
        .finally(() => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
        })
    })
    result.catch(failed)
    return result
  }
}
