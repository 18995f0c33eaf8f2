import type { ErrorCode } from '../shared/api-types.ts'
import { Failure } from '../shared/failure.ts'

const meanings: Partial<Record<number, ErrorCode>> = {
  401: 'bad_token',
  403: 'blocked_origin',
  404: 'bad_site',
  413: 'too_long',
  429: 'rate_limited',
}

/** Whether the same request may succeed later. */
function passing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500
}

export interface Request {
  method?: 'GET' | 'POST' | 'DELETE'
  token?: string
  body?: unknown
  key?: string
  signal: AbortSignal
}

/** One call to the desk's server. Refusals come as our one error, with the server's fields as its cause. */
export async function ask(
  base: string,
  path: string,
  { method = 'GET', token, body, key, signal }: Request,
): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers['Idempotency-Key'] = key
  let response: Response
  try {
    response = await fetch(`${base}/api/widget/v1/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'omit',
      signal,
    })
  } catch (cause) {
    throw new Failure('network', true, cause)
  }
  if (response.ok) return response
  const said = (await response.json().catch(() => ({}))) as {
    code?: string
    retry_after?: number
    fields?: Record<string, string>
  }
  const named = said.fields?.text === 'too_long' ? 'too_long' : said.fields?.user_token ? 'bad_token' : undefined
  const wait = said.retry_after ?? (Number(response.headers.get('Retry-After')) || undefined)
  const later = passing(response.status)
  throw new Failure(named ?? meanings[response.status] ?? (later ? 'network' : 'refused'), later, said, wait)
}

/** A call whose answer is JSON. Anything else comes from something in between, and the call may succeed later. */
export async function askJson<Answer>(base: string, path: string, request: Request): Promise<Answer> {
  const response = await ask(base, path, request)
  try {
    return (await response.json()) as Answer
  } catch (cause) {
    throw new Failure('network', true, cause)
  }
}
