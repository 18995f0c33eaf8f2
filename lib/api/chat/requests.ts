import type * as z from 'zod/mini'
import { findConversation } from '#lib/chat/conversation'
import { chatLimits } from '#lib/chat/limits'
import { requireSiteOrigin, siteByKey } from '#lib/chat/sites'
import { visitorOf } from '#lib/chat/visitors'
import { environment } from '#lib/config/environment'
import { fieldErrors } from '#lib/forms/field-errors'
import { bodyType } from '#lib/http/content-type'
import { jsonBody } from '#lib/http/json-body'
import { readBody } from '#lib/http/read-body'
import { visitorAddress } from '#lib/http/visitor-address'
import { ApiError } from '#lib/protocol/api-errors'
import { visitorHash } from '#lib/rate-limit/visitor-hash'
import type { Engine } from '#lib/store/engine'
import { store } from '#lib/store/process-store'

/** A JSON body, at most as large as any chat needs where nothing else is said. */
export async function readJson(request: Request, most: number = chatLimits.body): Promise<Record<string, unknown>> {
  bodyType(request.headers, ['application/json'])
  return jsonBody(await readBody(request, most))
}

/** What a schema makes of it, or the error that names the fields. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new ApiError('wrong_fields', { fields: fieldErrors(result.error.issues) })
  return result.data
}

/** Whole numbers of an address, `after=17`; anything else is refused. */
export function wholeNumber(url: URL, name: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null || text === '') return undefined
  if (!/^\d{1,15}$/.test(text) || Number(text) > most)
    throw new ApiError('wrong_fields', { fields: { [name]: 'number' } })
  return Number(text)
}

/** Keyed hash of the caller's address, for limits. */
export function addressHash(engine: Engine, request: Request): Promise<string> {
  return visitorHash(engine, visitorAddress(request.headers, environment().TRUSTED_PROXY_HOPS))
}

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

/**
 * The visitor whose token the request carries.
 * @throws ApiError `bad_token` without one, or with one that is unknown, expired or of a deleted visitor.
 */
export async function requireCaller(request: Request) {
  const caller = await maybeCaller(request)
  if (!caller) throw new ApiError('bad_token')
  return caller
}

/** The caller and a conversation of theirs; somebody else's does not exist. */
export async function requireConversation(request: Request, id: string | undefined) {
  const caller = await requireCaller(request)
  const conversation = id ? await findConversation(caller.engine, id) : undefined
  if (conversation?.visitor_id !== caller.visitor.id) throw new ApiError('not_found')
  return { ...caller, conversation }
}
