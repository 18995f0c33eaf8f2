import { randomUUID } from 'node:crypto'
import { ApiError, type ApiErrorCode, apiErrors } from '#lib/protocol/api-errors'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import { Unavailable } from '#lib/runtime/unavailable'

const retrySoonSeconds = 5

/** Any error as an `ApiError`. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return error instanceof Unavailable
    ? new ApiError('unavailable', { retryAfterSeconds: retrySoonSeconds })
    : new ApiError('failed')
}

/** An answer that no cache keeps. */
export const jsonAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })

/** Headers of an error, besides those every answer has. */
export function errorHeaders({ code, retryAfterSeconds }: ApiError): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    ...(code === 'wrong_method' ? { Allow: 'POST' } : {}),
    // An unread body must not be taken for the next request.
    ...(code === 'too_large' || code === 'too_slow' ? { Connection: 'close' } : {}),
  }
}

/** The answer of a refused request: status, code, and codes of its fields as JSON; the headers say when to come back. */
export function errorResponse(apiError: ApiError): Response {
  const { code, fields } = apiError
  return jsonAnswer({ code, ...(fields ? { fields } : {}) }, apiErrors[code].status, errorHeaders(apiError))
}

const quiet: readonly ApiErrorCode[] = ['wrong_fields', 'not_found', 'wrong_method']

/** Runs a handler; whatever goes wrong becomes an answer and a line in the log, under one request id. */
export async function runHandler(
  handler: string,
  work: () => Promise<Response>,
  refuse: (apiError: ApiError) => Response | Promise<Response> = errorResponse,
): Promise<Response> {
  const requestId = randomUUID()
  const startedAt = performance.now()
  let response: Response
  let reason: string | undefined
  let code: ApiErrorCode | undefined
  try {
    response = await work()
  } catch (error) {
    const apiError = apiErrorOf(error)
    code = apiError.code
    if (!(error instanceof ApiError)) reason = reasonOf(error)
    response = await refuse(apiError)
  }
  const level = reason ? 'error' : code && !quiet.includes(code) ? 'warn' : 'info'
  const ms = Math.round(performance.now() - startedAt)
  count('orca_handler_answers_total', { handler, status: response.status })
  log(level, 'request.answered', { handler, requestId, status: response.status, code, ms, reason })
  response.headers.set('X-Request-Id', requestId)
  return response
}
