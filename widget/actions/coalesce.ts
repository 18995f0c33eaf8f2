import type { Mode } from '../shared/api-types.ts'

/**
 * Opposite calls of one moment become the last of them: the earlier promises resolve with it, and nothing flickers. A call
 * does not wait for an earlier one to be done: a window that is still loading closes at once.
 */
export function coalesce(apply: (mode: Mode) => Promise<void>): (mode: Mode) => Promise<void> {
  let wanted: Mode
  let pending: Promise<void> | undefined
  return (mode) => {
    wanted = mode
    pending ??= Promise.resolve().then(() => {
      pending = undefined
      return apply(wanted)
    })
    return pending
  }
}
