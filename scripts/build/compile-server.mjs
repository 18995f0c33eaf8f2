/** Last of the build: leaves the server's modules compiled, so that the first start is as short as the next ones. */
import { flushCompileCache } from 'node:module'
import { keepCompiled } from '../../lib/http-server/compile-cache.mjs'
import { tuneGarbageCollection } from '../../lib/http-server/gc-tuning.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
tuneGarbageCollection()
keepCompiled()
await import('#lib/http-server/serve')
await import('#lib/http-server/answer-api')
await import('#lib/http-server/start-work')
// What the assistant's thread loads.
await import('#lib/assistant/thread/warm-up')
flushCompileCache()
