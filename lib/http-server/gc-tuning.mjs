import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect old objects after growth by two fifths, so that memory does not climb in busy hours (docs/reliability.md). The young
 * generation stays small during start.
 */
export function tuneGarbageCollection() {
  setFlagsFromString('--heap-growing-percent=40')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** From now on the space for new objects grows with what is made, as V8's own default has it. */
export function endStart() {
  setFlagsFromString('--semi-space-growth-factor=2')
}
