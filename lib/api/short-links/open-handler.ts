import { z } from 'zod'
import { requireOwnOrigin } from '#lib/api/leads/accept-lead'
import { urlencodedBody } from '#lib/api/leads/form-body'
import { runHandler } from '#lib/http/answer'
import { bodyType } from '#lib/http/content-type'
import { bodyLimits, readBody } from '#lib/http/read-body'
import { readersLanguage } from '#lib/i18n/accept-language'
import { ApiError } from '#lib/protocol/api-errors'
import { deletedPage, deletePage, gonePage, openingPage } from '#lib/short-links/pages'
import { deleteShortLink, findShortLink, mayDelete } from '#lib/short-links/short-links'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

/** The longest `Location` that proxies accept; a longer address is opened by a page. */
const longestHeader = 2_000

async function open(request: Request, id: string): Promise<Response> {
  const engine = await store()
  const address = await findShortLink(engine, id, Date.now())
  const secret = new URL(request.url).searchParams.get('delete')
  const isKnown = address !== null && (secret === null || (await mayDelete(engine, id, secret)))
  if (!isKnown) return gonePage(readersLanguage(request))
  const language = address.startsWith('/en/') ? 'en' : 'zh'
  if (secret !== null) return deletePage(language, id, secret)
  if (address.length > longestHeader) return openingPage(language, address)
  const headers = {
    Location: address,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
  }
  return new Response(null, { status: 302, headers })
}

/** `GET /s/<id>`: redirects to the stored address; with its secret in `delete`, a page that deletes it. */
export function openShortLink(request: Request, id: string): Promise<Response> {
  return runHandler('short-link', () => withTimeout(open(request, id)))
}

const deletion = z.object({
  id: z.string().max(64),
  secret: z.string().max(64),
  language: z.enum(['zh', 'en']).catch('zh'),
})

async function remove(request: Request): Promise<Response> {
  requireOwnOrigin(request)
  bodyType(request.headers, ['application/x-www-form-urlencoded'])
  const parsed = deletion.safeParse(urlencodedBody(await readBody(request, bodyLimits.lead)).fields)
  if (!parsed.success) throw new ApiError('wrong_fields', { fields: {} })
  const { id, secret, language } = parsed.data
  return (await deleteShortLink(await store(), id, secret)) ? deletedPage(language) : gonePage(language)
}

/** `POST /api/short-links/delete`: the plain form of the page that asks once more, answered by a page. */
export function removeShortLink(request: Request): Promise<Response> {
  return runHandler('short-link', () => withTimeout(remove(request)))
}
