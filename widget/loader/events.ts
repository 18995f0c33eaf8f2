import type { EventDetails, EventName, Handler, Nothing } from '../shared/api-types.ts'
import { Failure } from '../shared/failure.ts'

/** Tells what happened; what has no detail is told without one. */
export type Emit = <Name extends EventName>(
  event: Name,
  ...detail: EventDetails[Name] extends Nothing ? [] : [EventDetails[Name]]
) => void

/** One handler and what it listens to. */
export interface Listening {
  name: EventName
  handler: (detail: never) => void
}

/** Handlers of one instance, and the mirror of each event on the host element. */
export class Events {
  readonly listening: Set<Listening>
  #host: HTMLElement
  #full: boolean

  constructor(host: HTMLElement, full: boolean, listening = new Set<Listening>()) {
    this.listening = listening
    this.#host = host
    this.#full = full
  }

  on = <Name extends EventName>(
    name: Name,
    handler: Handler<Name>,
    { signal }: { signal?: AbortSignal } = {},
  ): (() => void) => {
    const entry = { name, handler }
    const off = () => void this.listening.delete(entry)
    if (signal?.aborted) return off
    this.listening.add(entry)
    signal?.addEventListener('abort', off)
    return off
  }

  once = <Name extends EventName>(
    event: Name,
    { signal, timeout }: { signal?: AbortSignal; timeout?: number } = {},
  ): Promise<EventDetails[Name]> => {
    const told = new Promise<EventDetails[Name]>((resolve, reject) => {
      const ending = new AbortController()
      const settle = (how: () => void) => {
        ending.abort()
        clearTimeout(timer)
        how()
      }
      const late = () => settle(() => reject(signal?.reason ?? new Failure('timeout', true)))
      const timer = timeout && setTimeout(late, timeout)
      this.on(event, (detail) => settle(() => resolve(detail)), ending)
      this.on('destroy', () => settle(() => reject(new Failure('destroyed'))), ending)
      signal?.addEventListener('abort', late, ending)
    })
    // Nobody has to wait for it: then its refusal is nobody's unhandled one.
    told.catch(() => {})
    return told
  }

  /** A failing handler is reported and does not stop the others. */
  emit: Emit = (event, ...[detail = {}]) => {
    for (const { name, handler } of [...this.listening]) {
      try {
        if (name === event) Reflect.apply(handler, 0, [detail])
      } catch (error) {
        reportError(error)
      }
    }
    // No words leave the widget in the mirrored event: of all details only `last` has any.
    const { last: _, ...bare } = detail as { last?: string }
    this.#host.dispatchEvent(
      new CustomEvent(`orcachat:${event}`, { bubbles: true, composed: true, detail: this.#full ? detail : bare }),
    )
  }
}
