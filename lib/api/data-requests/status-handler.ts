import { z } from 'zod'
import { requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { urlencodedBody } from '#lib/api/leads/form-body'
import { addressHash } from '#lib/api/read-request'
import { environment } from '#lib/config/environment'
import { requesterSink, sendAgain, withdraw } from '#lib/data-requests/decide'
import { ownRequest } from '#lib/data-requests/find-requests'
import { linkQuery } from '#lib/data-requests/links'
import {
  type Outcome,
  receivedPage,
  refusedStatus,
  statusPage,
  unknownRequest,
} from '#lib/data-requests/pages/status-page'
import { sinkNames } from '#lib/delivery/sinks'
import { errorResponse, runHandler } from '#lib/http/answer'
import { bodyType } from '#lib/http/content-type'
import { bodyLimits, readBody } from '#lib/http/read-body'
import type { Locale } from '#lib/i18n/locales'
import { ApiError } from '#lib/protocol/api-errors'
import { AttemptWindow } from '#lib/rate-limit/attempt-window'
import { wakeDelivery } from '#lib/server/background'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

const statusRequest = z.object({
  number: z.string().max(64).default(''),
  email: z.string().max(254).default(''),
  action: z.enum(['look', 'again', 'withdraw']).default('look'),
  language: z.enum(['zh', 'en']).catch('zh'),
})

/** Looks by one visitor, right or wrong: enough for a person, far too few to try numbers out. */
const attempts = new AttemptWindow({ withinMs: 10 * 60_000, most: 20 })

async function answer(request: Request, fields: z.infer<typeof statusRequest>): Promise<Response> {
  const settings = environment()
  const engine = await store()
  const now = Date.now()
  attempts.count(await addressHash(engine, request), now)

  const { number, email, action, language } = fields
  const found = await ownRequest(engine, number, email)
  if (!found) return unknownRequest({ language, number, email })
  const hasMail = sinkNames(settings, 'dataset').includes(requesterSink)
  let outcome: Outcome | undefined
  if (action === 'withdraw') await withdraw(engine, found.id, now)
  if (action === 'again' && hasMail && found.state !== 'withdrawn') {
    const isDue = await sendAgain({ engine, id: found.id, now, hasMail }, settings.DATASET_LINK_HOURS)
    outcome = isDue ? 'againDone' : 'againTooOften'
    if (isDue) wakeDelivery()
  }
  const current = (action === 'look' ? found : await ownRequest(engine, number, email)) ?? found
  const hasFiles = Boolean(settings.DATASET_FOLDER || settings.DATASET_BUCKET_URL)
  const works = current.state === 'approved' && (current.linksUntil ?? 0) > now
  return statusPage({
    language,
    request: current,
    links: hasFiles && works ? await linkQuery(engine, current) : undefined,
    hasMail,
    answerDays: settings.DATASET_ANSWER_DAYS,
    outcome,
  })
}

/** `GET /api/data-requests/received?number=…`: where a form leads that was sent without script. */
export function showReceived(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const number = searchParams.get('number') ?? ''
  if (!/^[\da-f-]{36}$/.test(number)) return errorResponse(new ApiError('not_found'))
  return receivedPage(searchParams.get('language') === 'en' ? 'en' : 'zh', number)
}

/** `POST /api/data-requests/status`: a plain form from our pages, answered by a page. */
export function handleStatus(request: Request): Promise<Response> {
  let language: Locale = 'zh'
  return runHandler(
    'data-request',
    async () => {
      requireOwnOrigin(request)
      bodyType(request.headers, ['application/x-www-form-urlencoded'])
      const { fields } = urlencodedBody(await readBody(request, bodyLimits.lead))
      const parsed = statusRequest.safeParse(fields)
      if (!parsed.success) throw new ApiError('wrong_fields', { fields: {} })
      language = parsed.data.language
      return withTimeout(answer(request, parsed.data))
    },
    (apiError) => refusedStatus(language, apiError),
  )
}
