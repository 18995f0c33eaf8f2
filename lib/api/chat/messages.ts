import * as z from 'zod/mini'
import { answer } from '#lib/api/chat/answers'
import { addressHash, checked, readJson, requireConversation, wholeNumber } from '#lib/api/chat/requests'
import { takePlace, whenStopping } from '#lib/api/chat/stream-registry'
import { addMessage } from '#lib/chat/add-message'
import { knowledge } from '#lib/chat/answers/knowledge'
import { isForPerson, nobodyIsThere, waitForPerson } from '#lib/chat/answers/person-wanted'
import { type Earlier, replyTo } from '#lib/chat/answers/reply'
import { languageOfText } from '#lib/chat/answers/text-language'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import { showVisitorActivity } from '#lib/chat/bridge/show-visitor-activity'
import { wakeBridge } from '#lib/chat/bridge/worker'
import { withContacts } from '#lib/chat/contact-answer'
import { findConversation } from '#lib/chat/conversation'
import { listenTo, notify } from '#lib/chat/hub'
import { chatLimits } from '#lib/chat/limits'
import type { StoredBody } from '#lib/chat/message'
import { answerLater } from '#lib/chat/model/answer-later'
import { insteadOfModel, modelFor, waitForModel } from '#lib/chat/model/model-for'
import { presenceNow } from '#lib/chat/presence-now'
import { askAtGoodbye, isGoodbye } from '#lib/chat/rating'
import { type Page, readMessages } from '#lib/chat/read-messages'
import { environment } from '#lib/config/environment'
import { characters, unstorable } from '#lib/forms/patterns'
import { withTimeout } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'
import type { Engine } from '#lib/store/engine'
import type { ConversationRow } from '#lib/store/tables'

const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

const scalar = z.union([z.string().check(z.maxLength(chatLimits.contextText)), z.number(), z.boolean()])

const context = z.record(z.string().check(z.maxLength(60)), scalar, { error: 'choice' }).check(
  z.refine((value) => Object.keys(value).length <= chatLimits.contextFields, { error: 'too_long' }),
  z.refine((value) => Buffer.byteLength(JSON.stringify(value)) <= chatLimits.contextBytes, { error: 'too_long' }),
)

const newMessage = z.strictObject({
  client_id: z.string({ error: 'required' }).check(z.regex(ulid, { error: 'choice' })),
  type: z.literal('text', { error: 'choice' }),
  text: z.string({ error: ({ input }) => (input === undefined ? 'required' : 'not_text') }).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.normalize('NFC'),
    z.refine((value) => !unstorable.test(value), { error: 'bad_text' }),
    z.refine((value) => value.trim() !== '', { error: 'required' }),
    z.refine((value) => characters(value) <= chatLimits.text, { error: 'too_long' }),
  ),
  ctx: z.optional(context),
})

// Modules are instantiated more than once in one process: one list for all of them.
const key = Symbol.for('orca.chat-in-progress')
const holder: typeof globalThis & { [key]?: Set<string> } = globalThis

/** Does the work unless the same message is at work already (READ-14). */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  holder[key] ??= new Set()
  const inProgress = holder[key]
  if (inProgress.has(name)) throw new ApiError('in_progress', { retryAfterSeconds: 1 })
  inProgress.add(name)
  try {
    return await work()
  } finally {
    inProgress.delete(name)
  }
}

/** How far back a boat may have been named that "it" stands for. */
const mostBefore = 12

/** What the visitor asked last, for texts that lean on it. */
async function askedBefore(engine: Engine, { id, last_seq }: ConversationRow): Promise<Earlier> {
  if (last_seq === 0) return {}
  const { items } = await readMessages(engine, id, { limit: mostBefore })
  const texts = items.flatMap(({ author, text }) => (author === 'visitor' && text ? [text] : []))
  return { question: texts.at(-1), texts }
}

/** `POST /conversations/{id}/messages` */
export async function postMessage(request: Request, id: string): Promise<Response> {
  const { engine, visitor, site, conversation } = await requireConversation(request, id)
  const { client_id, text, ctx } = checked(newMessage, await readJson(request))
  const idempotencyKey = request.headers.get('idempotency-key')
  if (idempotencyKey !== null && idempotencyKey !== client_id) {
    throw new ApiError('wrong_fields', { fields: { 'Idempotency-Key': 'choice' } })
  }
  const save = async () => {
    const address = await addressHash(engine, request)
    const bridge = bridgeOf(environment())?.name
    // The assistant is silent once a person has the conversation, or is about to.
    const earlier: Earlier = conversation.state === 'bot' ? await askedBefore(engine, conversation) : {}
    const { question: before } = earlier
    const language = languageOfText(text, conversation.language)
    const answers = conversation.state === 'bot' ? replyTo(text, conversation.language, earlier) : []
    const found = withContacts(answers, site, environment(), language)
    const wantsPerson = bridge !== undefined && isForPerson(found)
    const presence = wantsPerson ? await presenceNow(engine) : undefined
    const asksForPerson = wantsPerson && presence?.kind !== 'away'
    const local: readonly StoredBody[] =
      presence?.kind === 'away'
        ? nobodyIsThere(presence, before ?? '', language)
        : asksForPerson
          ? waitForPerson(conversation.language)
          : found
    const instead = insteadOfModel(local)
    const model = instead && !wantsPerson && (await modelFor(engine, { text, language }, local, id))
    const replies = model && instead ? [waitForModel(instead)] : local
    const said = await addMessage(engine, {
      conversationId: id,
      visitorId: visitor.id,
      clientId: client_id,
      text,
      ctx: ctx && JSON.stringify(ctx),
      replies,
      address,
      asksForPerson,
      bridge,
      now: Date.now(),
    })
    const pending = said.replies.find((reply) => reply.pending)
    if (said.isNew && model && instead && pending) {
      answerLater(engine, model, { conversationId: id, seq: pending.seq, instead, question: text, before, language })
    }
    return said
  }
  // What the assistant learns at its first question takes a moment, which is no fault of the store.
  knowledge(languageOfText(text, conversation.language))
  const said = await alone(`${id} ${client_id}`, () => withTimeout(save()))
  if (said.isNew) {
    notify(id)
    wakeBridge()
    showVisitorActivity(engine, id, 'stopped-typing')
    if (conversation.state === 'bot' && conversation.last_seq > 0 && isGoodbye(text, conversation.language)) {
      const language = languageOfText(text, conversation.language)
      // What was said is kept: a question that could not be asked is no reason to refuse it.
      await withTimeout(askAtGoodbye(engine, id, language, Date.now())).catch(() => {})
      notify(id)
    }
  }
  // What the model still works on comes by the stream, or once it is done.
  const replies = said.replies.filter(({ pending }) => !pending)
  const headSeq = said.headSeq - (said.replies.length - replies.length)
  return answer({ message: said.message, replies, head_seq: headSeq }, said.isNew ? 201 : 200)
}

/** A page up to what the model still works on: who asks again and again has no way to hear that it changed. */
function settled(page: Page): Page & { pendingFrom?: number } {
  const at = page.items.findIndex(({ pending }) => pending)
  const first = page.items[at]
  return first ? { items: page.items.slice(0, at), has_more: false, pendingFrom: first.seq } : page
}

const defaultLimit = 50
const largestLimit = 100
const longestWaitSeconds = 25

/** Waits until something may have changed, the time is over, or nobody waits any more. */
function change(id: string, withinMs: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      gone.removeEventListener('abort', end)
      resolve()
    }
    const stop = listenTo(id, (hint) => hint === 'changed' && end())
    const timer = setTimeout(end, Math.max(0, withinMs))
    gone.addEventListener('abort', end)
  })
}

/** `GET /conversations/{id}/messages?after=&before=&limit=&wait=` */
export async function getMessages(request: Request, id: string): Promise<Response> {
  const { engine } = await requireConversation(request, id)
  const url = new URL(request.url)
  const after = wholeNumber(url, 'after')
  const before = wholeNumber(url, 'before')
  const limit = Math.max(1, wholeNumber(url, 'limit', largestLimit) ?? defaultLimit)
  const waitSeconds = wholeNumber(url, 'wait', longestWaitSeconds) ?? 0
  if (after !== undefined && before !== undefined) throw new ApiError('wrong_fields', { fields: { before: 'choice' } })
  const over = new AbortController()
  const gone = AbortSignal.any([request.signal, whenStopping(), over.signal])
  const leave = waitSeconds > 0 ? takePlace('poll', await addressHash(engine, request), () => over.abort()) : () => {}
  const until = Date.now() + waitSeconds * 1000
  try {
    return await firstPage()
  } finally {
    leave()
  }

  async function firstPage(): Promise<Response> {
    for (;;) {
      // Listening begins before the look, so that nothing falls between them.
      const changed = Date.now() < until ? change(id, until - Date.now(), gone) : undefined
      const page = settled(await readMessages(engine, id, { after, before, limit }))
      const isOver = page.items.length > 0 || after === undefined || !changed || gone.aborted
      if (isOver) {
        over.abort()
        const head = await findConversation(engine, id)
        if (!head) throw new ApiError('not_found')
        return answer({
          items: page.items,
          head_seq: page.pendingFrom ? page.pendingFrom - 1 : Math.max(head.last_seq, page.items.at(-1)?.seq ?? 0),
          has_more: page.has_more,
        })
      }
      await changed
    }
  }
}
