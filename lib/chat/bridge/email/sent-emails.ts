import { knownMessages } from '#lib/chat/bridge/bridge-links'
import { chatEmail, ratingEmail, returnedEmail } from '#lib/chat/bridge/email/chat-email'
import { nothingSent, type SentText } from '#lib/chat/bridge/email/sent-text'
import { findConversation } from '#lib/chat/conversation'
import { contextOf, messageOf } from '#lib/chat/message'
import { messagesOf } from '#lib/chat/read-messages'
import { signedUser } from '#lib/chat/signed-user'
import type { Engine } from '#lib/store/engine'

/** The last messages that emails are made anew from; a quote goes no further back. */
const mostMessages = 300

/** The name of an email of ours: the conversation and the last message it brings. */
export const emailId = (conversationId: string, seq: number, domain: string) => `<${conversationId}.${seq}@${domain}>`

/** The conversation and the last message that a name of an email of ours says; undefined for other names. */
export function namedByEmailId(messageId: string): { conversationId: string; seq: number } | undefined {
  const [, conversationId, seq] = /^<([\da-f-]{36})\.(\d{1,9})@/.exec(messageId) ?? []
  return conversationId ? { conversationId, seq: Number(seq) } : undefined
}

/** Up to which message each email of ours went, in order. */
export function emailEnds(known: ReadonlyMap<string, number>, conversationId: string): number[] {
  const own = [...known].filter(([externalId]) => externalId.startsWith(`<${conversationId}.`))
  return own.map(([, seq]) => seq).toSorted((one, other) => one - other)
}

/** The emails sent about a conversation, rebuilt from the store. */
export async function sentAbout(
  engine: Engine,
  bridge: string,
  conversationId: string,
  addresses: readonly string[],
): Promise<SentText> {
  const conversation = await findConversation(engine, conversationId)
  if (!conversation) return { ...nothingSent, addresses }
  const messages = messagesOf(engine.sql, conversationId)
  const newest = await engine.read(messages.orderBy('seq', 'desc').limit(mostMessages))
  const [first] = await engine.read(messages.orderBy('seq').limit(1))
  const rows = newest.toReversed()
  const ends = emailEnds(await knownMessages(engine, bridge, conversationId), conversationId)
  // An email that was taken and whose receipt was lost is not among them.
  const bounds = [0, ...ends, conversation.last_seq]
  const { language, site, visitor_id } = conversation
  const user = await signedUser(engine, visitor_id)
  const question = first ? messageOf(first).text : ''
  const emails = bounds.slice(1).map((end, index) => {
    const after = bounds[index] ?? 0
    const inside = rows.filter(({ seq }) => seq > after && seq <= end)
    const context = Object.assign({}, ...inside.map(({ ctx }) => contextOf(ctx)))
    return chatEmail({ language, site, user, question, isFirst: index === 0, messages: inside.map(messageOf), context })
  })
  const ratings = rows.map(messageOf).flatMap((message) => {
    const rating = message.type === 'rating' ? message.rating : undefined
    return rating ? [ratingEmail({ language, question, rating }).text] : []
  })
  const everything = chatEmail({
    language,
    site,
    user,
    question,
    isFirst: true,
    messages: rows.map(messageOf),
    context: {},
  })
  return {
    emails: [
      everything.text,
      returnedEmail('empty').text,
      returnedEmail('too_large').text,
      ...emails.map(({ text }) => text),
      ...ratings,
    ],
    others: rows.map((row) => messageOf(row).text),
    addresses,
    subject: everything.subject,
  }
}
