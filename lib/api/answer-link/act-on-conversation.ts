import * as z from 'zod/mini'
import { device, key, name } from '#lib/api/answer-link/fields'
import { requireLink } from '#lib/api/answer-link/require-link'
import { countAnswer, sayByLink } from '#lib/api/answer-link/say-by-link'
import { checked, readJson } from '#lib/api/read-request'
import { answerView } from '#lib/chat/answer-links/answer-view'
import { makeLink, withdrawLinks } from '#lib/chat/answer-links/links'
import { takeConversation } from '#lib/chat/answer-links/take-conversation'
import { cannedAnswers } from '#lib/chat/canned-answers'
import { chatLimits } from '#lib/chat/limits'
import { closeAsOperator } from '#lib/chat/operator-reply'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { saidText } from '#lib/forms/rules'
import { jsonAnswer } from '#lib/http/answer'
import { withTimeout } from '#lib/store/with-timeout'

const nothing = z.strictObject({})

const newAnswer = z.strictObject({ device, key, text: saidText(chatLimits.text), name: z.optional(name) })

/** `POST /api/answer-link/answer`: sends a person's answer, and takes the conversation if nobody has it. */
export async function answerVisitor(request: Request): Promise<Response> {
  const caller = await requireLink(request)
  const said = checked(newAnswer, await readJson(request))
  countAnswer(caller)
  await sayByLink(caller, said)
  return jsonAnswer({ done: true })
}

const taking = z.strictObject({
  device,
  name,
  over: z.int({ error: 'number' }).check(z.gte(0, { error: 'number' })),
})

/** `POST /api/answer-link/take`: takes the conversation. Answers with its state, since another person may have been faster. */
export async function takeByLink(request: Request): Promise<Response> {
  const { engine, link, conversation } = await requireLink(request)
  const { device: own, name: given, over } = checked(taking, await readJson(request))
  const now = Date.now()
  await withTimeout(takeConversation(engine, { conversation, link, device: own, name: given.trim(), over, now }))
  const open = await withTimeout(
    answerView(engine, link, { after: conversation.last_seq, revision: undefined, device: own }, now),
  )
  return jsonAnswer({ taken: open?.taken ?? null })
}

/** `POST /api/answer-link/hand-over`: another link to the same conversation, for a colleague. */
export async function handOver(request: Request): Promise<Response> {
  const { engine, link } = await requireLink(request)
  checked(nothing, await readJson(request))
  const { conversation_id: conversationId } = link
  const token = await withTimeout(makeLink(engine, { conversationId, by: 'colleague', now: Date.now() }))
  return jsonAnswer({ token }, 201)
}

/** `POST /api/answer-link/withdraw`: this link ends; the others to the conversation do not. */
export async function withdrawOwn(request: Request): Promise<Response> {
  const { engine, link } = await requireLink(request)
  const { device: own } = checked(z.strictObject({ device }), await readJson(request))
  const { conversation_id: conversationId, token_hash: only } = link
  await withTimeout(withdrawLinks(engine, conversationId, { now: Date.now(), only, device: own }))
  return jsonAnswer({ done: true })
}

/** `POST /api/answer-link/close`: the assistant has the conversation again, and no link to it works any more. */
export async function closeByLink(request: Request): Promise<Response> {
  const { engine, conversation } = await requireLink(request)
  checked(nothing, await readJson(request))
  await withTimeout(closeAsOperator(engine, conversation, Date.now()))
  return jsonAnswer({ done: true })
}

/** `POST /api/answer-link/canned`: the phrases that may be put into an answer, in the visitor's language. */
export async function listCanned(request: Request): Promise<Response> {
  const { engine, conversation } = await requireLink(request)
  checked(nothing, await readJson(request))
  const language = await withTimeout(visitorLanguage(engine, conversation))
  return jsonAnswer({ phrases: [...cannedAnswers(language)].map(([code, text]) => ({ code, text })) })
}
