import { replyFrom } from '#lib/assistant/assistant'
import { chatMessages } from '#lib/assistant/messages'
import { wantsPerson as asksPerson } from '#lib/assistant/reading/small-talk'
import { board } from '#lib/assistant/replies/board'
import { isForPerson } from '#lib/assistant/replies/person-wanted'
import type { Reply } from '#lib/assistant/thread/protocol'
import { addMessage } from '#lib/chat/add-message'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { withContacts } from '#lib/chat/contact-answer'
import { findConversation } from '#lib/chat/conversation'
import { fileMessages } from '#lib/chat/files/messages'
import type { StoredBody } from '#lib/chat/message'
import { contextOf } from '#lib/chat/message'
import { answerLater } from '#lib/chat/model/answer-later'
import { hasModel, insteadOfModel, modelFor, waitForModel } from '#lib/chat/model/model-for'
import { pagePath } from '#lib/chat/page-path'
import { type IncomingMessage, type PostedMessage, postedBefore, refuseTooMany } from '#lib/chat/posted-before'
import { awayText } from '#lib/chat/presence'
import { presenceNow } from '#lib/chat/presence-now'
import { readMessages } from '#lib/chat/read-messages'
import type { Site } from '#lib/chat/sites'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { tellsChatEvents } from '#lib/chat/webhook/chat-events'
import { environment } from '#lib/config/environment'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'
import { withTimeout } from '#lib/store/with-timeout'

/** How many earlier messages are searched for the boat that "it" refers to. */
const mostBefore = 12

async function saidBefore(engine: Engine, { id, last_seq }: ConversationRow): Promise<string[]> {
  if (last_seq === 0) return []
  const { items } = await readMessages(engine, id, { limit: mostBefore })
  return items.flatMap(({ author, type, text }) => (author === 'visitor' && type !== 'file' && text ? [text] : []))
}

function pageOf(ctx: string | undefined): string {
  const { page } = contextOf(ctx ?? null)
  return typeof page === 'string' ? pagePath(page) : ''
}

/** Keeps a visitor's message and the reply, worked out once it is known to be new and not too soon; `isGoodbye`: they leave. */
export async function answerMessage(
  engine: Engine,
  { site, conversation }: { site: Site; conversation: ConversationRow },
  incoming: IncomingMessage & { visitorId: string; ctx: string | undefined },
  underWay: { ofVisitor: number; ofAddress: number },
) {
  const { text, file } = incoming
  const { state, language } = conversation
  const stored = await withTimeout(postedBefore(engine, incoming))
  if (stored) return { ...stored, isGoodbye: false, language }
  await withTimeout(refuseTooMany(engine, incoming, underWay))
  // The assistant is silent once a person has the conversation, or is about to.
  const said = state === 'bot' ? await withTimeout(saidBefore(engine, conversation)) : []
  const reply =
    state !== 'bot'
      ? { ...noReply, language }
      : file
        ? await withTimeout(replyToFile(engine, conversation))
        : await replyFrom({ text, language, said, page: pageOf(incoming.ctx), isForModel: hasModel() && !site.isTest })
  const bodies = withContacts(reply.bodies, site, environment(), reply.language)
  const posted = await withTimeout(
    keepReply(engine, { site, conversation }, incoming, { ...reply, bodies }, said.at(-1)),
  )
  return { ...posted, isGoodbye: reply.isGoodbye, language: reply.language }
}

const noReply = { bodies: [], isGoodbye: false, passages: [] } satisfies Partial<Reply>

/** A file is for people: the assistant says so once, however many come one after the other. */
async function replyToFile(engine: Engine, conversation: ConversationRow): Promise<Reply> {
  const language = await visitorLanguage(engine, conversation)
  const { items } = await readMessages(engine, conversation.id, { limit: 2 })
  const isNext = items.some(({ author, type }) => author === 'visitor' && type === 'file')
  const { received } = fileMessages[language].ChatFiles
  return { ...noReply, language, bodies: isNext ? [] : board('', language, received) }
}

/** Keeps the message with the reply: a person's call where one was asked for, a model's place where one will answer. */
async function keepReply(
  engine: Engine,
  { site, conversation: { id: conversationId, state } }: { site: Site; conversation: ConversationRow },
  incoming: IncomingMessage & { visitorId: string; ctx: string | undefined },
  { bodies, language, passages }: Reply,
  before: string | undefined,
): Promise<PostedMessage> {
  const bridge = site.isTest ? undefined : bridgeOf(environment())?.name
  // An assistant that is late knows no better than the words themselves.
  const isBoard = bodies.some(({ type }) => type === 'board')
  const asks = isForPerson(bodies) || (isBoard && asksPerson(incoming.text, language))
  const wantsPerson = !site.isTest && (incoming.file ? state === 'bot' : asks)
  const canCall = wantsPerson && bridge !== undefined
  const presence = canCall ? await presenceNow(engine) : undefined
  const asksForPerson = canCall && presence?.kind !== 'away'
  const isNextFile = incoming.file !== undefined && bodies.length === 0
  const local: readonly StoredBody[] = isNextFile
    ? []
    : presence?.kind === 'away'
      ? board(before ?? '', language, awayText(presence, language))
      : asksForPerson
        ? [{ type: 'text', text: chatMessages[language].ChatReplies.waiting }]
        : (await findConversation(engine, conversationId))?.state === 'bot'
          ? bodies
          : []
  const instead = passages.length > 0 ? insteadOfModel(local) : undefined
  const model = instead && (await modelFor(engine, conversationId))
  const replies = model && instead ? [waitForModel(instead)] : local
  const said = await addMessage(engine, {
    ...incoming,
    replies,
    wantsPerson,
    asksForPerson,
    bridge,
    tellsEvents: tellsChatEvents(environment()),
    now: Date.now(),
  })
  const pending = said.replies.find((reply) => reply.pending)
  if (said.isNew && model && instead && pending) {
    const question = incoming.text
    answerLater(engine, model, { conversationId, seq: pending.seq, instead, question, before, language, passages })
  }
  return said
}
