import { withMinimumDuration } from '#lib/browser/minimum-duration'
import { sendingEnds, sendingStarts } from '#lib/protocol/shell'

/** Runs one send between the two events, whatever comes of it. */
async function whileSending<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  window.dispatchEvent(new Event(sendingStarts))
  try {
    return await send()
  } finally {
    window.dispatchEvent(new Event(sendingEnds))
  }
}

/** Why a send did not end in a saved lead; decides the message to the visitor. */
export type SendFailure = 'fields' | 'tooMany' | 'tooLarge' | 'offline' | 'unavailable' | 'refused'

export type SendAnswer =
  | { kept: true; id?: string }
  | { kept: false; why: SendFailure; fields: Readonly<Record<string, string>> }

const base = process.env.NEXT_PUBLIC_API_BASE || '/api'
const timeoutMs = 20_000
const uploadTimeoutMs = 90_000

const failureOfStatus: Readonly<Record<number, SendFailure>> = {
  413: 'tooLarge',
  415: 'refused',
  403: 'refused',
  422: 'fields',
  429: 'tooMany',
}

function failed(why: SendFailure, fields: Readonly<Record<string, string>> = {}): SendAnswer {
  return { kept: false, why, fields }
}

/** The first code of each field of a 422 answer (docs/forms.md); an unexpected shape has none. */
function fieldCodes(answer: unknown): Record<string, string> {
  if (typeof answer !== 'object' || answer === null || !('fields' in answer)) return {}
  const { fields } = answer
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, codes]) => {
      const code: unknown = Array.isArray(codes) ? codes[0] : codes
      return typeof code === 'string' ? [[name, code]] : []
    }),
  )
}

/** Sends a lead below the client's base path (READ-4). Never throws; the same `key` makes the same lead. */
export async function postLead(path: string, body: object | FormData, key: string): Promise<SendAnswer> {
  const multipart = body instanceof FormData
  const headers: Record<string, string> = { Accept: 'application/json, text/plain', 'Idempotency-Key': key }
  if (!multipart) headers['Content-Type'] = 'application/json'
  try {
    const response = await whileSending(() =>
      withMinimumDuration(
        fetch(`${base}${path}`, {
          method: 'POST',
          headers,
          body: multipart ? body : JSON.stringify(body),
          signal: AbortSignal.timeout(multipart ? uploadTimeoutMs : timeoutMs),
        }),
      ),
    )
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) {
      const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : undefined
      return { kept: true, id }
    }
    return failed(failureOfStatus[response.status] ?? 'unavailable', fieldCodes(answer))
  } catch {
    return failed(navigator.onLine ? 'unavailable' : 'offline')
  }
}
