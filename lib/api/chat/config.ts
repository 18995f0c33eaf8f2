import { createHash } from 'node:crypto'
import { knownAnswerMs } from '#lib/chat/answer-time'
import { cachedAwayNote } from '#lib/chat/away-note'
import { configPart, widgetConfig } from '#lib/chat/config'
import { presenceAt } from '#lib/chat/presence'
import { requireSiteOrigin, siteByKey } from '#lib/chat/sites'
import { transcriptSinks } from '#lib/chat/transcript/transcript-sink'
import { environment } from '#lib/config/environment'
import { isLocale } from '#lib/i18n/locales'
import { ApiError } from '#lib/protocol/api-errors'
import { configParts } from '#lib/protocol/widget-config'

/** `GET /config?site=&lang=&part=`: public, the same for everybody; `part`: not all of it. */
export async function getConfig(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const site = siteByKey(environment(), searchParams.get('site') ?? '')
  requireSiteOrigin(site, request)
  const language = searchParams.get('lang') ?? site.language
  if (!isLocale(language)) throw new ApiError('wrong_fields', { fields: { lang: 'choice' } })
  const wanted = searchParams.get('part')
  const part = configParts.find((one) => one === wanted)
  if (wanted !== null && !part) throw new ApiError('wrong_fields', { fields: { part: 'choice' } })
  const now = Date.now()
  const presence = presenceAt(now, environment().CHAT_HOURS, await cachedAwayNote(now))
  const transcript = transcriptSinks(environment()).length > 0 && !site.isTest
  const files = environment().CHAT_FILES
  const answerMs = await knownAnswerMs(now)
  const config = widgetConfig(site, language, { presence, transcript, files, answerMs, now })
  const body = JSON.stringify(part ? configPart(config, part) : config)
  const headers = {
    'Cache-Control': 'public, max-age=300',
    'Content-Type': 'application/json; charset=utf-8',
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
  const isKnown = request.headers.get('if-none-match')?.includes(headers.ETag) ?? false
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
