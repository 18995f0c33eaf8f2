import type { Listener } from '../loader/events.ts'
import type { Instance, Mode, State } from './api-types.ts'

/** What a fresh loader takes over from an instance whose chunks are gone. Releases read each other's: add, never change. */
export interface PreviousInstance {
  listening: Set<Listener>
  memory: Map<string, string>
  context: Record<string, string | number | boolean>
  state: State
  mode: Mode
  /** When it was made anew, so that a site without its chunks is not asked again and again. */
  at: number
  /** What the host holds: it goes on being the widget, however often that is made anew. */
  instance?: Instance
}
