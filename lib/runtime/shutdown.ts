type Closer = () => void | Promise<void>

/** When something is closed: `work` before the last requests end, `store` after, as they may still write. */
export type ShutdownPhase = 'work' | 'store'

const closers = new Map<string, { phase: ShutdownPhase; close: Closer }>()

/** Registers what must be closed before the process ends; a second call with the same name replaces the first. */
export function onShutdown(name: string, close: Closer, phase: ShutdownPhase = 'store'): void {
  closers.set(name, { phase, close })
}

/** Closes what was registered for a phase, latest first; one that fails is logged and does not keep the others open. */
export async function closeAll(wanted: ShutdownPhase): Promise<void> {
  for (const [name, { phase, close }] of [...closers].reverse()) {
    if (phase !== wanted) continue
    try {
      await close()
    } catch (error) {
      console.error(`shutdown: ${name} did not close`, error)
    }
  }
}
