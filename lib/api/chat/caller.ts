import { findConversation } from '#lib/chat/conversation'
import { requireSiteOrigin, siteByKey } from '#lib/chat/sites'
import { visitorOf } from '#lib/chat/visitors'
import { environment } from '#lib/config/environment'
import { ApiError } from '#lib/protocol/api-errors'
import { store } from '#lib/store/process-store'

const bearer = /^Bearer ([\w-]{43})$/

/** Whose token came with the request; undefined without one. */
export async function maybeCaller(request: Request) {
  const given = request.headers.get('authorization')
  if (given === null) return undefined
  const token = bearer.exec(given)?.[1]
  const engine = await store()
  const visitor = token ? await visitorOf(engine, token, Date.now()) : undefined
  if (!visitor) throw new ApiError('bad_token')
  const site = siteByKey(environment(), visitor.site)
  requireSiteOrigin(site, request)
  return { engine, visitor, site }
}

/** The visitor whose token the request carries; throws `bad_token` without one that is known and alive. */
export async function requireCaller(request: Request) {
  const caller = await maybeCaller(request)
  if (!caller) throw new ApiError('bad_token')
  return caller
}

/** The caller and one of their own conversations; any other is not found. */
export async function requireConversation(request: Request, id: string | undefined) {
  const caller = await requireCaller(request)
  const conversation = id ? await findConversation(caller.engine, id) : undefined
  if (conversation?.visitor_id !== caller.visitor.id) throw new ApiError('not_found')
  return { ...caller, conversation }
}
