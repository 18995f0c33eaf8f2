type Closer = () => void | Promise<void>

// Modules are instantiated more than once in one process (bundle and server.ts): the list lives on globalThis.
const key = Symbol.for('orca.shutdown')
const shared: typeof globalThis & { [key]?: Map<string, Closer> } = globalThis

function closers(): Map<string, Closer> {
  shared[key] ??= new Map()
  return shared[key]
}

/** Registers what must be closed before the process ends; a second call with the same name replaces the first. */
export function onShutdown(name: string, close: Closer): void {
  closers().set(name, close)
}

/** Closes everything registered, latest first; one that fails is logged and does not keep the others open. */
export async function closeAll(): Promise<void> {
  for (const [name, close] of [...closers()].reverse()) {
    try {
      await close()
    } catch (error) {
      console.error(`shutdown: ${name} did not close`, error)
    }
  }
}
