import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 collect old objects once they have grown by two fifths. Left alone on a machine with much memory it waits until
 * there are several times as many: a busy hour then climbs for minutes before it levels off, as a leak would
 * (docs/reliability.md has both curves). Read at every collection, so it may be set while running.
 *
 * While a process starts it also keeps the space for new objects small: it would grow to a hundred megabytes for what is
 * made once and never again.
 */
export function tuneGarbageCollection() {
  setFlagsFromString('--heap-growing-percent=40')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** From now on the space for new objects grows with what is made, as V8's own default has it. */
export function endStart() {
  setFlagsFromString('--semi-space-growth-factor=2')
}
