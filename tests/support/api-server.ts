/**
 * The interfaces in a plain HTTP server, as server.mjs mounts them but without the pages: the contract and fault tests
 * drive this process, kill it, and start it again. Settings come from the environment, as in production.
 */
import { createServer } from 'node:http'
import { environment } from '#lib/config/environment'
import { admitRequest } from '#lib/http/internal-headers'
import { answerApi } from '#lib/http-server/answer-api'
import { startBackgroundWork } from '#lib/server/background'
import { stopOnSignal } from '#lib/server/stop'
import { store } from '#lib/store/process-store'

const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  (request, response) => {
    admitRequest(request, 'localhost')
    void answerApi(request, response)
  },
)
server.listen(environment().PORT, '127.0.0.1')
await store().catch(() => {})
startBackgroundWork()

stopOnSignal(server)
