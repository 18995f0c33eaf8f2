import { environment } from '#lib/config/environment'
import type { Locale } from '#lib/i18n/locales'
import { type BuiltPages, findBuiltPages } from '#lib/middleware/built-pages'
import type { PageAnswer, PageRequest, Refusal } from '#lib/middleware/page-request'
import { rootAnswer } from '#lib/middleware/root-language'
import { isRoutePath, routeOf } from '#lib/routes/address'
import { canonicalPath, decodePath, encodePath } from '#lib/routes/canonical-path'
import { detailLists, isDetailRoute } from '#lib/routes/details'
import { runGuards } from '#lib/routes/guards'
import { internalPath, isKnownPath } from '#lib/routes/known-path'
import { listPage } from '#lib/routes/list-queries'

/** `Sec-Fetch-Dest` of a page inside another one. */
const framed = new Set(['iframe', 'frame', 'fencedframe', 'embed', 'object'])

/** The language of a path that cannot be read further than its prefix. */
export function prefixLocale(pathname: string): Locale {
  return /^\/en(\/|$)/i.test(pathname) ? 'en' : 'zh'
}

/** What an address is answered with: canonical path, guards, language, page or 404. Used by the middleware and by the server. */
export function pageAnswer(request: PageRequest): PageAnswer | Promise<PageAnswer> {
  const built = findBuiltPages()
  const { pathname, query } = request
  const redirect = (path: string, status: 307 | 308): PageAnswer => ({
    kind: 'redirect',
    location: path + query,
    status,
    keeping: status === 308 ? 'redirect' : 'nobody',
  })
  const page = (path: string, locale: Locale): Extract<PageAnswer, { kind: 'page' }> => ({
    kind: 'page',
    path,
    locale,
    status: 200,
    keeping: 'page',
    vary: 'address',
  })
  const secretPage = (path: string, locale: Locale): PageAnswer =>
    framed.has(request.headers.get('sec-fetch-dest') ?? '')
      ? { kind: 'error', locale, errorAnswer: { status: 403 } }
      : { ...page(path, locale), keeping: 'nobody', secret: true }

  const refused = (status: Refusal, locale: Locale): PageAnswer => ({
    kind: 'page',
    path: internalPath(`/error-page/${status}`, locale),
    locale,
    status,
    keeping: 'nobody',
    vary: 'address',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  })
  const isRead = request.method === 'GET' || request.method === 'HEAD'

  const decoded = decodePath(pathname)
  // Files may have spaces in their names, as the datasets' folders do.
  const named = decoded ?? pathname
  if (isFile(named, built)) return isRead ? { kind: 'file', path: named } : refused(405, prefixLocale(pathname))
  if (decoded === undefined) return refused(400, prefixLocale(pathname))
  const { locale, path, full } = canonicalPath(decoded, built)
  const known = isKnownPath(path, locale, built)
  if (decoded !== full || (known && pathname !== encodePath(full))) return redirect(encodePath(full), 308)
  if (isDetailRoute(path)) return redirect(`${locale === 'en' ? '/en' : ''}${detailLists[path]}`, 307)

  if (!isRead) return refused(405, locale)
  const errorAnswer = runGuards({ path, full }, environment().ROUTE_GUARDS)
  if (errorAnswer) return { kind: 'error', locale, errorAnswer }

  const listed = listPage(path, locale, new URLSearchParams(query), built)
  if (listed !== 'plain' && listed !== 'missing') return page(listed.page, locale)
  if (known && isRoutePath(path) && routeOf(path).secret) return secretPage(internalPath(path, locale), locale)
  if (known && listed === 'plain') return full === '/' ? rootAnswer(request) : page(internalPath(path, locale), locale)
  const ofLanguage = internalPath(path, locale)
  if (listed === 'plain' && built?.files.has(ofLanguage)) return { kind: 'file', path: ofLanguage }
  return {
    kind: 'page',
    path: internalPath('/404', locale),
    locale,
    status: 404,
    keeping: 'missing',
    vary: 'address',
  }
}

/** Whether something else answers: a file of `public/`, or one that the build made outside the languages. */
function isFile(pathname: string, built: BuiltPages | undefined): boolean {
  // The framework's patterns take a slash at the end, which no file has.
  if (/^\/(zh|en)\/|\/$/.test(pathname)) return false
  if (!built) return /\.\w+$/.test(pathname)
  return built.files.has(pathname) || built.handlers.some((pattern) => pattern.test(pathname))
}
