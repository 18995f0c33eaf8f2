import { randomUUID } from 'node:crypto'
import type { InboundEvent } from '#lib/chat/bridge/bridge'
import { findLink, knownMessages, underName } from '#lib/chat/bridge/bridge-links'
import { findConversation } from '#lib/chat/conversation'
import { editMessage } from '#lib/chat/edit-message'
import { endConversation } from '#lib/chat/end-conversation'
import { typingHint } from '#lib/chat/hub'
import { bodyText, type StoredBody } from '#lib/chat/message'
import { operatorText, operatorWords } from '#lib/chat/operator-words'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { writeToChat } from '#lib/chat/write-to-chat'
import type { Engine } from '#lib/store/engine'

/** Stores an operator's event once, by its id in their system; returns the conversation that changed. */
export async function receiveOperatorEvent(
  engine: Engine,
  bridge: string,
  event: InboundEvent,
  now: number,
): Promise<string | undefined> {
  const link = await findLink(engine, bridge, event.externalConversation, 'external_id')
  if (!link || link.contact !== event.contact) return undefined
  const { sql } = engine
  const id = link.conversation_id
  if (event.kind === 'typing') {
    // Kept nowhere; other processes hear of it where the store can pass on a hint.
    await engine.write([], { hints: [typingHint(id)] })
    return id
  }
  const conversation = await findConversation(engine, id)
  if (!conversation) return undefined
  const language = await visitorLanguage(engine, conversation)
  if (event.kind === 'resolved') {
    await writeToChat(engine, id, endConversation(sql, { conversationId: id, language, now }))
    return id
  }
  const { externalId } = event
  const body: StoredBody = { type: 'text', text: operatorText(event.text, language) }
  const known = (await knownMessages(engine, bridge, id)).get(externalId)
  if (known !== undefined) {
    if (event.kind === 'edited')
      await editMessage(engine, { id, seq: known, author: 'operator', body: bodyText(body), now })
    return id
  }
  const { isNew, keep } = underName(sql, { bridge, externalId, conversationId: id })
  const mark = randomUUID()
  await writeToChat(engine, id, [
    ...operatorWords(sql, { conversationId: id, language, body, now, mark, still: isNew }),
    keep(mark),
  ])
  return id
}
