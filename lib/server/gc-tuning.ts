import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 collect old objects once they have grown by two fifths. Left alone on a machine with much memory it waits until
 * there are several times as many: a busy hour then climbs for minutes before it levels off, as a leak would
 * (docs/reliability.md has both curves). Read at every collection, so it may be set while running.
 */
export function tuneGarbageCollection(): void {
  setFlagsFromString('--heap-growing-percent=40')
}
