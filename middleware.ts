import { type NextRequest, NextResponse } from 'next/server'
import { environment } from '#lib/config/environment'
import type { Locale } from '#lib/i18n/locales'
import { type BuiltPages, findBuiltPages } from '#lib/middleware/built-pages'
import { errorPage, notFound, page, redirect } from '#lib/middleware/page-answers'
import { answerRoot } from '#lib/middleware/root-language'
import { canonicalPath, decodePath, encodePath } from '#lib/routes/canonical-path'
import { detailLists, isDetailRoute } from '#lib/routes/details'
import { runGuards } from '#lib/routes/guards'
import { internalPath, isKnownPath } from '#lib/routes/known-path'
import { listPage } from '#lib/routes/list-queries'

/**
 * Interfaces stay out: with the middleware before them the framework buffers request bodies and may cut them.
 * Build output and pictures stay out because nothing here concerns them.
 */
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|_next/|pictures/).*)'] }

/** Every request for a page: canonical path, guards, language, page or 404, headers (architecture, "Rendering"). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  try {
    return await answer(request)
  } catch (error) {
    console.error('middleware failed', error)
    return errorPage(request, prefixLocale(request), { status: 500 })
  }
}

/** The language of a path that cannot be read further than its prefix. */
function prefixLocale({ nextUrl }: NextRequest): Locale {
  return /^\/en(\/|$)/i.test(nextUrl.pathname) ? 'en' : 'zh'
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  const built = findBuiltPages()
  if (isFile(pathname, built)) return NextResponse.next()

  const decoded = decodePath(pathname)
  if (decoded === undefined) return errorPage(request, prefixLocale(request), { status: 400 })
  const { locale, path, full } = canonicalPath(decoded, built)
  const known = isKnownPath(path, locale, built)
  if (decoded !== full || (known && pathname !== encodePath(full))) return redirect(request, encodePath(full), 308)
  if (isDetailRoute(path)) return redirect(request, `${locale === 'en' ? '/en' : ''}${detailLists[path]}`, 307)

  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod(request, locale)
  const errorAnswer = runGuards({ path, full }, environment().ROUTE_GUARDS)
  if (errorAnswer) return errorPage(request, locale, errorAnswer)

  const listed = listPage(path, locale, searchParams, built)
  if (listed === 'missing') return notFound(request, locale)
  if (listed !== 'plain') return page(request, listed.page, locale)
  if (!known) return localizedFile(request, path, locale, built) ?? notFound(request, locale)
  return full === '/' ? answerRoot(request) : page(request, internalPath(path, locale), locale)
}

/** Whether something else answers: a file of `public/`, or a route handler outside the languages. */
function isFile(pathname: string, built: BuiltPages | undefined): boolean {
  if (/^\/(zh|en)\//.test(pathname)) return false
  if (!built) return /\.\w+$/.test(pathname)
  return built.files.has(pathname) || built.handlers.some((pattern) => pattern.test(pathname))
}

/** A feed or another file that each language has of its own. */
function localizedFile(request: NextRequest, path: string, locale: Locale, built: BuiltPages | undefined) {
  const file = internalPath(path, locale)
  if (!built?.files.has(file)) return undefined
  return NextResponse.rewrite(new URL(file, request.url))
}

function wrongMethod(request: NextRequest, locale: Locale): NextResponse {
  const response = errorPage(request, locale, { status: 405 })
  response.headers.set('Allow', 'GET, HEAD')
  return response
}
