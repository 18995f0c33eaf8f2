import * as z from 'zod/mini'
import { device } from '#lib/api/answer-link/fields'
import { requireLink } from '#lib/api/answer-link/require-link'
import { answer } from '#lib/api/chat/answers'
import { checked, readJson } from '#lib/api/chat/requests'
import { answerView } from '#lib/chat/answer-links/answer-view'
import { makeLink, withdrawLinks } from '#lib/chat/answer-links/links'
import { replyByLink } from '#lib/chat/answer-links/reply-by-link'
import { takeConversation } from '#lib/chat/answer-links/take-conversation'
import { cannedAnswers } from '#lib/chat/canned-answers'
import { chatLimits } from '#lib/chat/limits'
import { closeAsOperator } from '#lib/chat/operator-reply'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { environment } from '#lib/config/environment'
import { characters, unstorable } from '#lib/forms/patterns'
import { longestName } from '#lib/protocol/answer-link'
import { ApiError } from '#lib/protocol/api-errors'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'
import { withTimeout } from '#lib/store/with-timeout'

const words = (most: number) =>
  z.string({ error: ({ input }) => (input === undefined ? 'required' : 'not_text') }).check(
    z.normalize('NFC'),
    z.refine((value) => !unstorable.test(value), { error: 'bad_text' }),
    z.refine((value) => value.trim() !== '', { error: 'required' }),
    z.refine((value) => characters(value) <= most, { error: 'too_long' }),
  )

const name = words(longestName)
const nothing = z.strictObject({})

/** Answers of one link: as many as a person types, and few enough that one that has leaked floods nobody. */
const answers = new AttemptWindow({ withinMs: 60_000, most: 20, mostNames: 10_000 })

const key = z.string({ error: 'required' }).check(z.regex(/^[\w-]{16,64}$/, { error: 'choice' }))
const newAnswer = z.strictObject({ device, key, text: words(chatLimits.text), name: z.optional(name) })

/** `POST /api/answer-link/answer`: a person's words, who takes by them what nobody has. */
export async function answerVisitor(request: Request): Promise<Response> {
  const { engine, link, conversation } = await requireLink(request)
  const said = checked(newAnswer, await readJson(request))
  const now = Date.now()
  const wait = answers.tryOnce(link.token_hash, now)
  if (wait > 0) throw new ApiError('too_many', { retryAfterSeconds: wait })
  const { SMTP_URL, MAIL_FROM, DELIVERY_TIME_SCALE } = environment()
  const mailScale = SMTP_URL && MAIL_FROM ? DELIVERY_TIME_SCALE : undefined
  const save = async () => {
    const taking = { conversation, link, device: said.device, name: said.name?.trim() ?? '', over: 0, now }
    await takeConversation(engine, taking)
    await replyByLink(engine, { conversation, link, key: said.key, text: said.text.trim(), now, mailScale })
  }
  await withTimeout(save())
  return answer({ done: true })
}

const taking = z.strictObject({
  device,
  name,
  over: z.int({ error: 'number' }).check(z.gte(0, { error: 'number' })),
})

/** `POST /api/answer-link/take`: "I take it". Answers how it stands: somebody else may have been faster. */
export async function takeByLink(request: Request): Promise<Response> {
  const { engine, link, conversation } = await requireLink(request)
  const { device: own, name: given, over } = checked(taking, await readJson(request))
  const now = Date.now()
  await withTimeout(takeConversation(engine, { conversation, link, device: own, name: given.trim(), over, now }))
  const open = await withTimeout(
    answerView(engine, link, { after: conversation.last_seq, revision: undefined, device: own }, now),
  )
  return answer({ taken: open?.taken ?? null })
}

/** `POST /api/answer-link/hand-over`: another link to the same conversation, for a colleague. */
export async function handOver(request: Request): Promise<Response> {
  const { engine, link } = await requireLink(request)
  checked(nothing, await readJson(request))
  const { conversation_id: conversationId } = link
  const token = await withTimeout(makeLink(engine, { conversationId, by: 'colleague', now: Date.now() }))
  return answer({ token }, 201)
}

/** `POST /api/answer-link/withdraw`: this link ends; the others to the conversation do not. */
export async function withdrawOwn(request: Request): Promise<Response> {
  const { engine, link } = await requireLink(request)
  const { device: own } = checked(z.strictObject({ device }), await readJson(request))
  const { conversation_id: conversationId, token_hash: only } = link
  await withTimeout(withdrawLinks(engine, conversationId, { now: Date.now(), only, device: own }))
  return answer({ done: true })
}

/** `POST /api/answer-link/close`: the assistant has the conversation again, and no link to it works any more. */
export async function closeByLink(request: Request): Promise<Response> {
  const { engine, conversation } = await requireLink(request)
  checked(nothing, await readJson(request))
  await withTimeout(closeAsOperator(engine, conversation, Date.now()))
  return answer({ done: true })
}

/** `POST /api/answer-link/canned`: the phrases that may be put into an answer, in the visitor's language. */
export async function listCanned(request: Request): Promise<Response> {
  const { engine, conversation } = await requireLink(request)
  checked(nothing, await readJson(request))
  const language = await withTimeout(visitorLanguage(engine, conversation))
  return answer({ phrases: [...cannedAnswers(language)].map(([code, text]) => ({ code, text })) })
}
