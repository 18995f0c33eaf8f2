import { requireConversation } from '#lib/api/chat/caller'
import { conversationStream } from '#lib/api/chat/conversation-stream'
import { takeSlot } from '#lib/api/chat/stream-registry'
import { addressHash, wholeNumber } from '#lib/api/read-request'
import { prepareAssistant } from '#lib/assistant/assistant'
import { ApiError } from '#lib/protocol/api-errors'

function cursorOf(request: Request): number | undefined {
  const last = request.headers.get('last-event-id')
  if (last === null || last === '') return wholeNumber(new URL(request.url), 'after')
  if (!/^\d{1,15}$/.test(last)) throw new ApiError('wrong_fields', { fields: { 'Last-Event-ID': 'number' } })
  return Number(last)
}

/** `GET /conversations/{id}/events` */
export async function getEvents(request: Request, id: string): Promise<Response> {
  const { engine, conversation } = await requireConversation(request, id)
  const after = cursorOf(request)
  let end = () => {}
  const leave = takeSlot('stream', await addressHash(engine, request), () => end())
  const stream = conversationStream({ engine, conversation, after, onEnd: leave })
  end = stream.end
  // After a restart visitors come back here and go on asking.
  prepareAssistant(conversation.language)
  request.signal.addEventListener('abort', end)
  return new Response(stream.body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // `no-transform`: compression would hold events back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
