import { refusalHeaders } from '#lib/http/answer'
import { failures, type Refusal } from '#lib/protocol/failures'

/** An answer that no cache keeps. */
export function answer(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' },
  })
}

export const nothing = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/** A refusal as the widget reads it: the wait stands in the body too. */
export function refuse(refusal: Refusal): Response {
  const { code, fields, retryAfterSeconds } = refusal
  const body = { code, ...(fields ? { fields } : {}), ...(retryAfterSeconds ? { retry_after: retryAfterSeconds } : {}) }
  return Response.json(body, {
    status: failures[code].status,
    headers: { ...refusalHeaders(refusal), 'Content-Type': 'application/json; charset=utf-8' },
  })
}
