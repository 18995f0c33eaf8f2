import type { EventDetails, EventName, Instance, Nothing } from '../shared/api-types.ts'
import { Failure } from '../shared/failure.ts'

/** Tells what happened; what has no detail is told without one. */
export type Emit = <Name extends EventName>(
  event: Name,
  ...detail: EventDetails[Name] extends Nothing ? [] : [EventDetails[Name]]
) => void

export interface Listener {
  name: EventName
  handler: (detail: never) => void
}

/** Handlers of one instance, and the mirror of each event on the host element, which is `full` or without words. */
export function makeEvents(host: HTMLElement, full: boolean, listening = new Set<Listener>()) {
  const on: Instance['on'] = (name, handler, { signal } = {}) => {
    const entry = { name, handler }
    const off = () => void listening.delete(entry)
    if (!signal?.aborted) listening.add(entry)
    signal?.addEventListener('abort', off)
    return off
  }

  const once: Instance['once'] = (name, { signal, timeout } = {}) => {
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const told = new Promise<EventDetails[typeof name]>((resolve, reject) => {
      const late = () => reject(signal?.reason ?? new Failure('timeout', true))
      if (timeout) timer = setTimeout(late, timeout)
      on(name, resolve, ending)
      on('destroy', () => reject(new Failure('destroyed')), ending)
      signal?.addEventListener('abort', late, ending)
    })
    const settled = () => {
      clearTimeout(timer)
      ending.abort()
    }
    // Nobody has to wait for it: then its refusal is nobody's unhandled one.
    told.then(settled, settled)
    return told
  }

  /** A failing handler is reported and does not stop the others. */
  const emit: Emit = (event, ...[detail = {}]) => {
    for (const { name, handler } of [...listening]) {
      try {
        if (name === event) handler(detail as never)
      } catch (error) {
        reportError(error)
      }
    }
    // No words leave the widget in the mirrored event: of all details only `last` has any.
    host.dispatchEvent(
      new CustomEvent(`orcachat:${event}`, {
        bubbles: true,
        composed: true,
        detail: full ? detail : { ...detail, last: undefined },
      }),
    )
  }
  return { listening, on, once, emit }
}
