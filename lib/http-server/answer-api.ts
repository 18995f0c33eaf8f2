import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerInterface } from '#lib/api/interfaces'
import { errorResponse } from '#lib/http/answer'
import { sendWebResponse } from '#lib/http-server/send-web-response'
import { isTooLarge, webRequest } from '#lib/http-server/web-request'
import { ApiError } from '#lib/protocol/api-errors'
import { log, reasonOf } from '#lib/runtime/log'

/** Answers a request below `/api/`, without the framework. Never throws. */
export async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answer = await answerInterface(webRequest(request, response))
    // A body that is taken off the line while its sender reads the answer: a closed connection would take that from them.
    if (isTooLarge(request)) answer.headers.delete('Connection')
    await sendWebResponse(answer, request, response)
  } catch (error) {
    log('error', 'api.failed', { reason: reasonOf(error) })
    if (response.headersSent) return void response.destroy()
    await sendWebResponse(errorResponse(new ApiError('failed')), request, response)
  }
}
