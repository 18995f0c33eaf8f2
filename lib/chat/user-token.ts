import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { headerText } from '#lib/outbound/smtp'

/** A host's tokens may hold more than is meant for us: a name or an address that is none is left out, not refused. */
const claims = z.object({
  sub: z.string().min(1).max(200),
  exp: z.number(),
  name: z
    .string()
    .transform((name) => headerText(name.normalize('NFC')))
    .optional()
    .catch(undefined),
  email: z.email().max(254).optional().catch(undefined),
})

/** A host's user, as its server signed them. */
export interface SignedUser {
  /** The host's name for the user. */
  id: string
  name?: string | undefined
  email?: string | undefined
}

/** A token lives an hour at most; clocks may differ by a minute. */
const longestSeconds = 3600
const driftSeconds = 60

/** The user that the host's server names in a token (JWT, HS256); undefined when any part of it is wrong. */
export async function userOfToken(token: string, secret: string, now: number): Promise<SignedUser | undefined> {
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    requiredClaims: ['sub', 'exp'],
    clockTolerance: driftSeconds,
    currentDate: new Date(now),
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  })
  const { data } = claims.safeParse(verified?.payload)
  if (!data || data.exp > now / 1000 + longestSeconds + driftSeconds) return undefined
  const { sub: id, name, email } = data
  return { id, ...(name ? { name } : {}), ...(email ? { email } : {}) }
}
