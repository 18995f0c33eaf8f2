import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

/**
 * Node keeps what it made of our modules from one start to the next: the process listens in half the time and with less
 * memory, because types need not be stripped again. In a read-only place it does without.
 */
export function keepCompiled() {
  const folder = resolve('.next/cache/node-compile')
  enableCompileCache(folder)
  // Threads read it from here.
  process.env.NODE_COMPILE_CACHE = folder
}
