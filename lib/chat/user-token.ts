import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const header = z.object({ alg: z.literal('HS256') })
const claims = z.object({ sub: z.string().min(1).max(200), exp: z.number() })

/** A token lives an hour at most; clocks may differ by a minute. */
const longestSeconds = 3600
const driftSeconds = 60

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** The user that the host's server names in a token (JWT, HS256); undefined when any part of it is wrong. */
export function userOfToken(token: string, secret: string, now: number): string | undefined {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !header.safeParse(json(head)).success) return undefined
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { data } = claims.safeParse(json(body))
  const seconds = now / 1000
  if (!data || data.exp <= seconds - driftSeconds || data.exp > seconds + longestSeconds + driftSeconds)
    return undefined
  return data.sub
}
