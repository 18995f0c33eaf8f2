/** `npm run dev`: pages by the framework, interfaces as in production; their changes count from the next start. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { admitRequest } from '#lib/http/internal-headers'
import { answerApi } from '#lib/http-server/answer-api'
import { isInterface } from '#lib/http-server/request-listener'
import { startWork } from '#lib/http-server/start-work'
import { stopOnSignal } from '#lib/server/stop'
import { readSettings } from './read-settings.ts'

Object.assign(process.env, { NODE_ENV: 'development', NEXT_MANUAL_SIG_HANDLE: 'true' })
const { HOST, PORT } = readSettings()
// Only now: it chooses its code by NODE_ENV.
const { default: next } = await import('next')
const httpServer = createServer()
const app = next({ dev: true, hostname: 'localhost', port: PORT, httpServer })
await app.prepare()
const answerPage = app.getRequestHandler()
httpServer.on('request', (request, response) => {
  if (!isInterface(request.url)) return void answerPage(request, response)
  admitRequest(request, `localhost:${PORT}`)
  void answerApi(request, response)
})
stopOnSignal(httpServer)
await once(httpServer.listen(PORT, HOST), 'listening')
console.log(`ORCA website, while you write it: http://localhost:${PORT}`)
await startWork()
