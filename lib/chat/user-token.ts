import { errors, jwtVerify } from 'jose'
import { z } from 'zod'

const claims = z.object({ sub: z.string().min(1).max(200), exp: z.number() })

/** A token lives an hour at most; clocks may differ by a minute. */
const longestSeconds = 3600
const driftSeconds = 60

/** The user that the host's server names in a token (JWT, HS256); undefined when any part of it is wrong. */
export async function userOfToken(token: string, secret: string, now: number): Promise<string | undefined> {
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
  return data.sub
}
