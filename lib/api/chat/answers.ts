import { errorHeaders, jsonAnswer } from '#lib/http/answer'
import { type ApiError, apiErrors } from '#lib/protocol/api-errors'

/** 204: done, and nothing to say. No cache keeps it. */
export const noContent = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/** An error response for the widget, with the retry time in its body too. */
export function refuse(apiError: ApiError): Response {
  const { code, fields, retryAfterSeconds } = apiError
  const body = { code, ...(fields ? { fields } : {}), ...(retryAfterSeconds ? { retry_after: retryAfterSeconds } : {}) }
  return jsonAnswer(body, apiErrors[code].status, errorHeaders(apiError))
}
