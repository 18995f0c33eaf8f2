import type { Detail, EventName, Handler } from '../shared/api-types.ts'
import { Failure } from '../shared/failure.ts'

/** Handlers of one instance, and the mirror of each event on the host element. */
export class Events {
  #handlers: Partial<Record<EventName, Set<Handler>>> = {}
  #host: HTMLElement
  #full: boolean

  constructor(host: HTMLElement, full: boolean) {
    this.#host = host
    this.#full = full
  }

  on = (event: EventName, handler: Handler, { signal }: { signal?: AbortSignal } = {}): (() => void) => {
    this.#handlers[event] ??= new Set()
    const handlers = this.#handlers[event]
    const off = () => void handlers.delete(handler)
    if (signal?.aborted) return off
    handlers.add(handler)
    signal?.addEventListener('abort', off)
    return off
  }

  once = (event: EventName, { signal, timeout }: { signal?: AbortSignal; timeout?: number } = {}): Promise<Detail> =>
    new Promise((resolve, reject) => {
      const ending = new AbortController()
      const end = (settle: () => void) => () => {
        ending.abort()
        clearTimeout(timer)
        settle()
      }
      const late = end(() => reject(signal?.reason ?? new Failure('timeout', true)))
      const timer = timeout && setTimeout(late, timeout)
      this.on(event, (detail) => end(() => resolve(detail))(), ending)
      if (event !== 'destroy')
        this.on(
          'destroy',
          end(() => reject(new Failure('destroyed'))),
          ending,
        )
      signal?.addEventListener('abort', late, ending)
    })

  /** A failing handler is reported and does not stop the others. */
  emit = (event: EventName, detail: Detail = {}): void => {
    for (const handler of [...(this.#handlers[event] ?? [])]) {
      try {
        handler(detail)
      } catch (error) {
        reportError(error)
      }
    }
    // No words leave the widget in the mirrored event: of all details only `last` has any.
    const { last: _, ...bare } = detail
    this.#host.dispatchEvent(
      new CustomEvent(`orcachat:${event}`, { bubbles: true, composed: true, detail: this.#full ? detail : bare }),
    )
  }

  clear(): void {
    this.#handlers = {}
  }
}
