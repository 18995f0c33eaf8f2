import * as z from 'zod/mini'
import { noContent } from '#lib/api/chat/answers'
import { maybeCaller, requireCaller } from '#lib/api/chat/caller'
import { addressHash, checked, readJson } from '#lib/api/read-request'
import { prepareAssistant } from '#lib/assistant/assistant'
import { notify } from '#lib/chat/hub'
import { requireSiteOrigin, siteByKey } from '#lib/chat/sites'
import { userOfToken } from '#lib/chat/user-token'
import { addVisitor, deleteVisitors, identify, type NewVisitor } from '#lib/chat/visitors'
import { environment } from '#lib/config/environment'
import { jsonAnswer } from '#lib/http/answer'
import { locales } from '#lib/i18n/locales'
import { ApiError } from '#lib/protocol/api-errors'
import { log, reasonOf } from '#lib/runtime/log'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

const newVisitor = z.strictObject({
  site: z.string({ error: 'required' }),
  lang: z.optional(z.enum(locales, { error: 'choice' })),
  user_token: z.optional(z.string({ error: 'not_text' }).check(z.maxLength(4000, { error: 'too_long' }))),
})

/** `POST /visitors`: a visitor, or the host's user when its server says so. */
export async function postVisitor(request: Request): Promise<Response> {
  const { site: key, lang, user_token } = checked(newVisitor, await readJson(request))
  const site = siteByKey(environment(), key)
  requireSiteOrigin(site, request)
  const now = Date.now()
  const make = async (): Promise<NewVisitor> => {
    const engine = await store()
    const arrival = { site: site.key, address: await addressHash(engine, request), now }
    if (user_token === undefined) return addVisitor(engine, arrival)
    const user = site.identitySecret ? await userOfToken(user_token, site.identitySecret, now) : undefined
    if (!user) throw new ApiError('wrong_fields', { fields: { user_token: 'choice' } })
    const anonymous = (await maybeCaller(request))?.visitor
    return identify(engine, { ...arrival, user, anonymous })
  }
  const { id, token, expiresAt } = await withTimeout(make())
  prepareAssistant(lang ?? site.language)
  return jsonAnswer({ visitor_id: id, token, expires_at: expiresAt }, 201)
}

/** `DELETE /visitors/me`: delete my data. */
export async function deleteVisitor(request: Request): Promise<Response> {
  const { engine, visitor } = await requireCaller(request)
  for (const id of await withTimeout(deleteVisitors(engine, [visitor.id], Date.now()))) notify(id)
  // They need not wait for it, and it may fail: the log is emptied at the next stop at the latest.
  engine.truncateLog().catch((error: unknown) => log('warn', 'store.log_kept', { reason: reasonOf(error) }))
  return noContent()
}
