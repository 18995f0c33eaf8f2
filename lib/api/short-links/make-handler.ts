import { z } from 'zod'
import { requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { addressHash, readJson } from '#lib/api/read-request'
import { environment } from '#lib/config/environment'
import { limits } from '#lib/forms/limits'
import { runHandler } from '#lib/http/answer'
import { bodyLimits } from '#lib/http/read-body'
import { ApiError } from '#lib/protocol/api-errors'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'
import { addShortLink } from '#lib/short-links/short-links'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'
import { readToolAddress } from '#lib/tool-address/read-tool-address'

const linkRequest = z.strictObject({ address: z.string().max(limits.toolAddress) })

/** Links by one visitor: enough for a day of planning, far too few to fill the store. Kept in this process alone. */
const attempts = new AttemptWindow({ withinMs: 10 * 60_000, most: 20 })

async function make(request: Request): Promise<Response> {
  const days = environment().SHORT_LINK_DAYS
  if (days === 0) throw new ApiError('not_found')
  requireOwnOrigin(request)
  const parsed = linkRequest.safeParse(await readJson(request, bodyLimits.lead))
  const address = parsed.success ? readToolAddress(parsed.data.address) : null
  if (address === null) throw new ApiError('wrong_fields', { fields: { address: 'bad_text' } })
  const engine = await store()
  const now = Date.now()
  attempts.count(await addressHash(engine, request), now)
  const link = await addShortLink(engine, address, days, now)
  if (!link) throw new ApiError('unavailable', { retryAfterSeconds: 3_600 })
  return Response.json(link, { headers: { 'Cache-Control': 'no-store' } })
}

/** `POST /api/short-links` with an address of a tool: keeps it, and answers id, secret and when it ends. */
export function makeShortLink(request: Request): Promise<Response> {
  return runHandler('short-link', () => withTimeout(make(request)))
}
