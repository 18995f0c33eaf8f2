const label = '来自官网悬浮窗'

/** Milliseconds; far above the server's own limits, so that a busy machine is no fault. */
const personLeavesMs = 20_000

/** What the contact panel sends (READ-4). */
export const officialBody = {
  name: label,
  phone: 'visitor@lake.example',
  company: label,
  title: label,
  city: '+8613800138000',
  product: '无人环保船',
  type: 'How deep may the weed be?',
  language: 'en',
}

/**
 * Posts to the contact form's address as one visitor; every header can be replaced or, with undefined, left out. Who has no
 * answer by the time a person would have gone away fails: a form must never hang, whatever is broken behind it.
 */
export async function postOfficial(
  origin: string,
  body: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<{ status: number; headers: Headers; json: Record<string, unknown> }> {
  const all = { Origin: origin, 'Content-Type': 'application/json', ...headers }
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const response = await fetch(`${origin}/api/contact/official`, {
    method: 'POST',
    headers: sent,
    // Bytes of tests are never shared memory.
    body:
      typeof body === 'string' || body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(personLeavesMs),
  })
  return { status: response.status, headers: response.headers, json: JSON.parse((await response.text()) || '{}') }
}

let visitors = 0

/** An address nobody used before, for tests that are not about limits; needs TRUSTED_PROXY_HOPS=1. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  visitors += 1
  return { 'X-Forwarded-For': `198.18.${visitors >> 8}.${visitors & 255}` }
}
