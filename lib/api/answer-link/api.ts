import {
  answerVisitor,
  closeByLink,
  handOver,
  listCanned,
  takeByLink,
  withdrawOwn,
} from '#lib/api/answer-link/act-on-conversation'
import { openFileByLink, sendFileByLink } from '#lib/api/answer-link/files'
import { readConversation } from '#lib/api/answer-link/read-conversation'
import { runHandler } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'

const handlers: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  read: readConversation,
  answer: answerVisitor,
  'send-file': sendFileByLink,
  file: openFileByLink,
  take: takeByLink,
  'hand-over': handOver,
  withdraw: withdrawOwn,
  close: closeByLink,
  canned: listCanned,
}

/** `POST /api/answer-link/<what>`: what a link that answers may do (docs/decisions/066). */
export function answerLinkApi(request: Request, what: string): Promise<Response> {
  const handler = Object.hasOwn(handlers, what) ? handlers[what] : undefined
  return runHandler(`answer-link.${handler ? what : 'unknown'}`, async () => {
    if (!handler) throw new ApiError('not_found')
    return handler(request)
  })
}
