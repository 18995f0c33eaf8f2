/**
 * The production server's entry: how the process uses memory and time is said before anything is loaded. JavaScript, as are
 * the two modules that it imports first: the others are TypeScript that was compiled at build, so that Node need not load
 * what strips types, 14 MB for as long as the process runs.
 */
import { flushCompileCache } from 'node:module'
import { keepCompiled } from './lib/http-server/compile-cache.mjs'
import { endStart, tuneGarbageCollection } from './lib/http-server/gc-tuning.mjs'

Object.assign(process.env, { NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: 'true' })
// First, because what is kept of a module is good for the same flags only.
tuneGarbageCollection()
keepCompiled()
const { serve } = await import('#lib/http-server/serve')
await serve()
endStart()
// Not only at the end, which may come without warning.
flushCompileCache()
