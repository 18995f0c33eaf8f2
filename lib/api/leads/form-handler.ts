import { acceptLead, requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { attachmentOf } from '#lib/api/leads/attachment'
import { scanAttachment } from '#lib/api/leads/attachment-scan'
import { type FormBody, multipartBody, urlencodedBody } from '#lib/api/leads/form-body'
import { siteCheck } from '#lib/chat/site-check'
import { environment } from '#lib/config/environment'
import { attachmentField } from '#lib/forms/attachment'
import { fieldErrors } from '#lib/forms/field-errors'
import { forms } from '#lib/forms/forms'
import { type FormKind, isFormKind } from '#lib/forms/kinds'
import { formSchema } from '#lib/forms/schema'
import { errorHeaders, errorResponse, jsonAnswer, runHandler } from '#lib/http/answer'
import { bodyType } from '#lib/http/content-type'
import { jsonBody } from '#lib/http/json-body'
import { bodyLimits, readBody } from '#lib/http/read-body'
import { isLocale, type Locale } from '#lib/i18n/locales'
import type { NewLead } from '#lib/leads/lead'
import { leadFromForm } from '#lib/leads/lead-from-form'
import { failedForm } from '#lib/leads/pages/failed-form'
import { refusedForm } from '#lib/leads/pages/refused-form'
import { ApiError } from '#lib/protocol/api-errors'
import { address } from '#lib/routes/address'

/** A request for a widget key, with the result of the site check for the person who sets it up. */
function withWidgetCheck(lead: NewLead): NewLead {
  const { origin = '', siteKey = '' } = lead.answers
  const asked = { key: String(siteKey).trim(), page: String(origin), language: lead.language }
  return { ...lead, answers: { ...lead.answers, widgetCheck: siteCheck(environment(), asked) } }
}

const jsonType = 'application/json'

async function readForm(request: Request): Promise<FormBody> {
  const taken = [jsonType, 'application/x-www-form-urlencoded', 'multipart/form-data'] as const
  const type = bodyType(request.headers, taken)
  const bytes = await readBody(request, type === 'multipart/form-data' ? bodyLimits.multipart : bodyLimits.lead)
  if (type === 'multipart/form-data') return multipartBody(bytes, request.headers.get('content-type') ?? '')
  return type === jsonType ? { fields: jsonBody(bytes), file: undefined } : urlencodedBody(bytes)
}

/** A page for a plain form, JSON for a script: the sender's Accept and Content-Type tell which. */
function wantsPage({ headers }: Request): boolean {
  const says = (name: string) => headers.get(name)?.toLowerCase().includes(jsonType) ?? false
  return !says('content-type') && !says('accept')
}

/** The language of a page that answers: the form's own, else that of the page it stood on. */
function languageOf(request: Request, fields: FormBody['fields']): Locale {
  const said = 'language' in fields ? String(fields.language) : undefined
  if (isLocale(said)) return said
  return /^\/en(\/|$)/.test(URL.parse(request.headers.get('referer') ?? '')?.pathname ?? '') ? 'en' : 'zh'
}

/** Where a form without script redirects to: a dataset request to its number, which the sender needs later. */
function sentPage(kind: FormKind, language: Locale, id: string): string {
  if (kind === 'dataset') return `/api/data-requests/received?${new URLSearchParams({ language, number: id })}`
  return `${address('/sent', language)}?form=${kind}`
}

async function saveForm(request: Request, kind: FormKind, { fields, file }: FormBody): Promise<string> {
  const result = formSchema(kind).safeParse(fields)
  const errors = result.success ? {} : fieldErrors(result.error.issues)
  if (file && !forms[kind].upload) errors[attachmentField] = 'unknown'
  if (!result.success || Object.keys(errors).length > 0) throw new ApiError('wrong_fields', { fields: errors })
  const attachments = file ? [await scanAttachment(await attachmentOf(file), environment().CLAMD_ADDRESS)] : []
  const lead = leadFromForm(kind, result.data, attachments)
  return acceptLead(request, kind === 'site-key' ? withWidgetCheck(lead) : lead)
}

/** `POST /api/forms/<kind>`: JSON from script, or a plain form (READ-11). */
export function handleForm(request: Request, kind: string): Promise<Response> {
  let sent: FormBody = { fields: {}, file: undefined }
  return runHandler(
    isFormKind(kind) ? kind : 'unknown',
    async () => {
      if (!isFormKind(kind)) throw new ApiError('not_found')
      requireOwnOrigin(request)
      sent = await readForm(request)
      const id = await saveForm(request, kind, sent)
      if (!wantsPage(request)) return jsonAnswer({ id })
      const Location = sentPage(kind, languageOf(request, sent.fields), id)
      return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
    },
    (apiError) => {
      if (!wantsPage(request) || !isFormKind(kind)) return errorResponse(apiError)
      const language = languageOf(request, sent.fields)
      const { code, fields: errors, retryAfterSeconds } = apiError
      if (code === 'wrong_fields' && errors) return refusedForm({ kind, language, errors, fields: sent.fields })
      const headers = errorHeaders(apiError)
      return failedForm({ kind, code, language, fields: sent.fields, retryAfterSeconds, headers })
    },
  )
}
