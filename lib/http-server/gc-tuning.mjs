import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 collect old objects once they have grown by two fifths, read at every collection: left alone with much memory, a
 * busy hour climbs as a leak would (docs/reliability.md). While a process starts the space for new objects is kept small too.
 */
export function tuneGarbageCollection() {
  setFlagsFromString('--heap-growing-percent=40')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** From now on the space for new objects grows with what is made, as V8's own default has it. */
export function endStart() {
  setFlagsFromString('--semi-space-growth-factor=2')
}
