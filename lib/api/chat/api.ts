import { refuse } from '#lib/api/chat/answers'
import { postChatwoot } from '#lib/api/chat/bridge-webhook'
import { getCheck } from '#lib/api/chat/check'
import { getConfig } from '#lib/api/chat/config'
import { getConversation, postConversation, postRead, postTyping } from '#lib/api/chat/conversations'
import { corsHeaders, preflight, readableByAnyPage } from '#lib/api/chat/cors'
import { getEvents } from '#lib/api/chat/events'
import { postFeedback } from '#lib/api/chat/feedback'
import { getFile, postFile } from '#lib/api/chat/files'
import { postLead } from '#lib/api/chat/leads'
import { getMessages, postMessage } from '#lib/api/chat/messages'
import { postRating } from '#lib/api/chat/rating'
import { postTranscript } from '#lib/api/chat/transcript'
import { deleteVisitor, postVisitor } from '#lib/api/chat/visitors'
import { isKnownOrigin } from '#lib/chat/sites'
import { environment } from '#lib/config/environment'
import { runHandler } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'

type Handler = (request: Request, conversationId: string) => Promise<Response>

/** Every handler of the widget by its path; `*` stands for a conversation. */
export const widgetHandlers: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  config: { GET: getConfig },
  check: { GET: getCheck },
  visitors: { POST: postVisitor },
  'visitors/me': { DELETE: deleteVisitor },
  conversations: { POST: postConversation },
  'conversations/*': { GET: getConversation },
  'conversations/*/messages': { GET: getMessages, POST: postMessage },
  'conversations/*/files': { GET: getFile, POST: postFile },
  'conversations/*/events': { GET: getEvents },
  'conversations/*/read': { POST: postRead },
  'conversations/*/typing': { POST: postTyping },
  'conversations/*/rating': { POST: postRating },
  'conversations/*/transcript': { POST: postTranscript },
  leads: { POST: postLead },
  feedback: { POST: postFeedback },
  'bridges/chatwoot': { POST: postChatwoot },
}

function find(path: readonly string[]) {
  const isOfConversation = path[0] === 'conversations' && path.length > 1
  const name = isOfConversation ? ['conversations', '*', ...path.slice(2)].join('/') : path.join('/')
  const methods = Object.hasOwn(widgetHandlers, name) ? widgetHandlers[name] : undefined
  return { methods, name, id: (isOfConversation && path[1]) || '' }
}

/** A page that no site lists may not even ask. */
function requireKnownOrigin({ headers }: Request): void {
  const origin = headers.get('origin')
  if (origin !== null && !isKnownOrigin(environment(), origin)) throw new ApiError('foreign_origin')
}

/** `/api/widget/v1/…` (docs/widget-protocol.md). */
export async function widgetApi(request: Request, path: readonly string[]): Promise<Response> {
  const { methods, name, id } = find(path)
  if (methods && request.method === 'OPTIONS') return preflight(request)
  // Elsewhere nobody asks for heads, and a stream's would never end.
  const method = request.method === 'HEAD' && name === 'config' ? 'GET' : request.method
  const response = await runHandler(
    methods ? `widget.${name.replace('conversations/*/', '')}` : 'unknown',
    async () => {
      if (!methods) throw new ApiError('not_found')
      const handler = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!handler) throw new ApiError('wrong_method')
      requireKnownOrigin(request)
      return handler(request, id)
    },
    refuse,
  )
  if (response.status === 405) response.headers.set('Allow', Object.keys(methods ?? {}).join(', '))
  const isRefusedConfig = name === 'config' && response.status === 403
  const cors = { ...(isRefusedConfig && readableByAnyPage), ...corsHeaders(request) }
  for (const [header, value] of Object.entries(cors)) response.headers.set(header, value)
  return response
}
