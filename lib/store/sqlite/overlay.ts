import { statfsSync } from 'node:fs'
import { log } from '#lib/runtime/log'

const overlayfs = 0x794c7630

/** Whether the file is on a container's own layer, which is lost with the container. */
export function onOverlay(file: string): boolean {
  return statfsSync(file).type === overlayfs
}

/** READ-12: allowed, with a warning at start and in readiness. */
export function warnOfOverlay(file: string): void {
  if (onOverlay(file)) {
    log('warn', 'store.on_overlay', {
      advice: 'DATA_DIR is inside the container; mount a volume, or the leads go with it.',
    })
  }
}
