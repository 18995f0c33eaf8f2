import { findConversation } from '#lib/chat/conversation'
import { contextOf, messageOf } from '#lib/chat/message'
import { pagePath } from '#lib/chat/page-path'
import { lastOfVisitor } from '#lib/chat/read-messages'
import { signedUser } from '#lib/chat/signed-user'
import { chatEventSink } from '#lib/chat/sinks'
import { type ChatEvent, eventOfSubject } from '#lib/chat/webhook/chat-events'
import type { Settings } from '#lib/config/settings'
import type { SubjectSink } from '#lib/delivery/sinks/sink'
import { signedCall, type WebhookTarget } from '#lib/outbound/signed-call'
import type { Engine } from '#lib/store/engine'

const types: Readonly<Record<ChatEvent, string>> = {
  started: 'conversation.started',
  wanted: 'conversation.person_wanted',
  closed: 'conversation.closed',
}

/** The body of a call; nothing when the conversation is erased. */
async function bodyOf(engine: Engine, subject: string, hasText: boolean) {
  const event = eventOfSubject(subject)
  const conversation = event && (await findConversation(engine, event.conversationId))
  if (!event || !conversation) return undefined
  const { id, site, language, visitor_id } = conversation
  // The visitor's last message at that time.
  const said = await lastOfVisitor(engine, id, event.at)
  const { page = '' } = contextOf(said?.ctx ?? null)
  const words = hasText
    ? { text: said ? messageOf(said).text : '', user: (await signedUser(engine, visitor_id)) ?? null }
    : {}
  return {
    type: types[event.kind],
    timestamp: new Date(event.at).toISOString(),
    data: { conversation: id, site, language, page: page && pagePath(String(page)), ...words },
  }
}

/** The chat's webhook, if it is set: a signed call for each conversation that begins, wants a person or is closed. */
export function chatEventSinks(settings: Settings): SubjectSink[] {
  const { CHAT_WEBHOOK_URL: url, CHAT_WEBHOOK_SECRET: secret, CHAT_WEBHOOK_TEXT: hasText } = settings
  const { OUTBOUND_PRIVATE_ALLOW: privateAllowed } = settings
  if (!url || !secret) return []
  const target: WebhookTarget = { url, secret, privateAllowed }
  return [
    {
      name: chatEventSink,
      async sendSubject({ engine, deliveryId, subjectId }) {
        const body = await bodyOf(engine, subjectId, hasText)
        return body ? signedCall(target, deliveryId, body) : { kind: 'dead', code: 'ERASED' }
      },
    },
  ]
}
