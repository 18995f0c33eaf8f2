import type { Mode } from '../shared/api-types.ts'

/**
 * Opposite wishes of one moment collapse to the last of them: the earlier promises resolve with it, and nothing flickers.
 */
export function collapse(apply: (mode: Mode) => Promise<void>): (mode: Mode) => Promise<void> {
  let wanted: Mode
  let pending: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()
  return (mode) => {
    wanted = mode
    pending ??= Promise.resolve().then(() => {
      pending = undefined
      last = last.catch(() => {}).then(() => apply(wanted))
      return last
    })
    return pending
  }
}
