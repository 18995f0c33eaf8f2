import { requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { addressHash } from '#lib/api/read-request'
import { findLink, noteUse } from '#lib/chat/answer-links/links'
import { findConversation } from '#lib/chat/conversation'
import { ApiError } from '#lib/protocol/api-errors'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

/** Wrong rights of one address, in this process; 256 bits are not guessed by more, but who tries is to be slow. */
const wrongRights = new AttemptWindow({ withinMs: 10 * 60_000, most: 20 })

const bearer = /^Bearer ([\w-]{43})$/

/**
 * The link whose right is in the request's `Authorization`, working or not, with a keyed hash of the caller's address. Only a
 * script of our own pages may ask: no form, frame or other site.
 * @throws ApiError `bad_token` for a missing or unknown right, `too_many` after twenty of those
 */
export async function requireKnownLink(request: Request) {
  const { headers } = request
  requireOwnOrigin(request)
  if ((headers.get('sec-fetch-dest') ?? 'empty') !== 'empty') throw new ApiError('foreign_origin')
  const now = Date.now()
  const engine = await withTimeout(store())
  const address = await withTimeout(addressHash(engine, request))
  wrongRights.requireRoom(address, now)
  const token = bearer.exec(headers.get('authorization') ?? '')?.[1]
  const found = token === undefined ? undefined : await withTimeout(findLink(engine, token, now))
  if (!found) {
    wrongRights.count(address, now)
    throw new ApiError('bad_token')
  }
  return { ...found, engine, address }
}

export type LinkCaller = Awaited<ReturnType<typeof requireKnownLink>>

/**
 * The conversation that a working link opens; counts as the link's use.
 * @throws ApiError `bad_token` if it does not work, `not_found` if the visitor's data were erased
 */
export async function requireLink(request: Request) {
  const { engine, link, ended } = await requireKnownLink(request)
  if (ended) throw new ApiError('bad_token')
  const conversation = await withTimeout(findConversation(engine, link.conversation_id))
  if (!conversation) throw new ApiError('not_found')
  await withTimeout(noteUse(engine, link, Date.now()))
  return { engine, link, conversation }
}

export type LinkConversation = Awaited<ReturnType<typeof requireLink>>
