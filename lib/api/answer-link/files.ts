import * as z from 'zod/mini'
import { device, key, name } from '#lib/api/answer-link/fields'
import { requireLink } from '#lib/api/answer-link/require-link'
import { countAnswer, sayByLink } from '#lib/api/answer-link/say-by-link'
import { fileAnswer } from '#lib/api/chat/file-answer'
import { readFileForm, requireFiles } from '#lib/api/chat/file-form'
import { checked, readJson } from '#lib/api/read-request'
import { sentFile } from '#lib/chat/files/file-body'
import { findFile } from '#lib/chat/files/find-file'
import { visitorLanguage } from '#lib/chat/visitor-language'
import { jsonAnswer } from '#lib/http/answer'
import { ApiError } from '#lib/protocol/api-errors'
import { count } from '#lib/runtime/counters'
import { withTimeout } from '#lib/store/with-timeout'

const sending = z.strictObject({ device, key, name: z.optional(name) })

/** `POST /api/answer-link/send-file`: a picture or a PDF for the visitor, as a form. */
export async function sendFileByLink(request: Request): Promise<Response> {
  const caller = await requireLink(request)
  requireFiles()
  countAnswer(caller)
  const { file, fields } = await readFileForm(request)
  const said = checked(sending, fields)
  const language = await withTimeout(visitorLanguage(caller.engine, caller.conversation))
  const sent = sentFile(file, language, Date.now())
  await sayByLink(caller, { ...said, text: sent.body.text, file: sent })
  count('orca_chat_files_total', { author: 'operator' })
  return jsonAnswer({ done: true })
}

const wanted = z.strictObject({ id: z.string({ error: 'required' }).check(z.maxLength(40, { error: 'too_long' })) })

/** `POST /api/answer-link/file`: one file of the conversation that the link opens. */
export async function openFileByLink(request: Request): Promise<Response> {
  const { engine, conversation } = await requireLink(request)
  const { id } = checked(wanted, await readJson(request))
  const file = await withTimeout(findFile(engine, conversation.id, id))
  if (!file) throw new ApiError('not_found')
  return fileAnswer(file)
}
