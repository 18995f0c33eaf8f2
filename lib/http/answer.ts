import { randomUUID } from 'node:crypto'
import { type FailureCode, failures, Refusal } from '#lib/protocol/failures'
import { count } from '#lib/runtime/counters'
import { log, reasonOf } from '#lib/runtime/log'
import { isStoreFault, StoreUnavailable } from '#lib/store/engine'

/** How long a visitor waits for the store before the honest answer is "not now". */
const storeSeconds = 2.5
const retrySoonSeconds = 5

/** The promise, or a refusal when the store takes too long. A repeated send with the same key finds what was kept late. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('The store did not answer in time.')), storeSeconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // What fails after the answer is the store's own business and logged there.
    work.catch(() => {})
  }
}

/** Any error as the refusal that the visitor is told. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isStoreFault(error)) {
    return new Refusal('unavailable', { retryAfterSeconds: retrySoonSeconds })
  }
  return new Refusal('failed')
}

/** Headers of a refusal, besides those every answer has. */
export function refusalHeaders({ code, retryAfterSeconds }: Refusal): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
    ...(code === 'wrong_method' ? { Allow: 'POST' } : {}),
    // What was not read must not be taken for the next request.
    ...(code === 'too_large' || code === 'too_slow' ? { Connection: 'close' } : {}),
  }
}

export function jsonRefusal(refusal: Refusal): Response {
  const { code, fields } = refusal
  return Response.json(
    { code, ...(fields ? { fields } : {}) },
    {
      status: failures[code].status,
      headers: { ...refusalHeaders(refusal), 'Content-Type': 'application/json; charset=utf-8' },
    },
  )
}

export function jsonKept(id: string): Response {
  return Response.json(
    { id },
    { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' } },
  )
}

const quiet: readonly FailureCode[] = ['wrong_fields', 'not_found', 'wrong_method']

/** Runs a handler; whatever goes wrong becomes an answer and a line in the log, under one request id. */
export async function runHandler(
  handler: string,
  work: () => Promise<Response>,
  refuse: (refusal: Refusal) => Response | Promise<Response>,
): Promise<Response> {
  const requestId = randomUUID()
  const startedAt = performance.now()
  let response: Response
  let reason: string | undefined
  let code: FailureCode | undefined
  try {
    response = await work()
  } catch (error) {
    const refusal = refusalOf(error)
    code = refusal.code
    if (!(error instanceof Refusal)) reason = reasonOf(error)
    response = await refuse(refusal)
  }
  const level = reason ? 'error' : code && !quiet.includes(code) ? 'warn' : 'info'
  const ms = Math.round(performance.now() - startedAt)
  count('orca_handler_answers_total', { handler, status: response.status })
  log(level, 'request.answered', { handler, requestId, status: response.status, code, ms, reason })
  response.headers.set('X-Request-Id', requestId)
  return response
}
