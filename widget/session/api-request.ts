import { type ErrorBody, meaningOf } from '../shared/call-failures.ts'
import { Failure } from '../shared/failure.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  token?: string
  body?: unknown
  key?: string
  signal: AbortSignal
}

/** One call to the server. What it refuses comes as our one error, with the server's fields as its cause. */
export async function request(
  base: string,
  path: string,
  { method = 'GET', token, body, key, signal }: RequestOptions,
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
  const said = (await response.json().catch(() => ({}))) as ErrorBody
  const wait = said.retry_after ?? (Number(response.headers.get('Retry-After')) || undefined)
  const [code, later] = meaningOf(response.status, said)
  throw new Failure(code, later, said, wait)
}

/** A call whose answer is JSON. Anything else comes from something in between, and the call may succeed later. */
export async function requestJson<Answer>(base: string, path: string, options: RequestOptions): Promise<Answer> {
  const response = await request(base, path, options)
  try {
    return (await response.json()) as Answer
  } catch (cause) {
    throw new Failure('network', true, cause)
  }
}
