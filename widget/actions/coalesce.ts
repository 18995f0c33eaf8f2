import type { Mode } from '../shared/api-types.ts'

/** Merges opposite calls of one moment into the last; earlier promises resolve with it. A call does not wait for an earlier one. */
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
