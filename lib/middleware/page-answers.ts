import { type NextRequest, NextResponse } from 'next/server'
import { environment } from '#lib/config/environment'
import { isHttps } from '#lib/http/answer-headers'
import { pagePolicy } from '#lib/http/content-policy'
import { queryHeader, varyHeader } from '#lib/http/internal-headers'
import type { Locale } from '#lib/i18n/locales'
import { findBuiltPages } from '#lib/middleware/built-pages'
import { type ErrorAnswer, errorHeader, writeErrorAnswer } from '#lib/routes/error-answer'
import { internalPath } from '#lib/routes/known-path'

const caching = {
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  root: 'private, no-cache',
  redirect: 'public, max-age=86400',
  missing: 'public, max-age=0, s-maxage=60',
  error: 'private, no-store',
} as const

function policy(locale: Locale, inlineScripts: readonly string[]): string {
  const settings = environment()
  return pagePolicy({ locale, inlineScripts, settings, https: isHttps(settings) })
}

/** An address of this site with the request's query. `nextUrl` would keep the trailing slash of the request. */
function target({ headers, nextUrl, url }: NextRequest, path: string): URL {
  return new URL(path + (headers.get(queryHeader) ?? nextUrl.search), url)
}

/** A prerendered page, with the policy of its own inline scripts; the dev server's pages have scripts of the moment. */
function prerendered(request: NextRequest, path: string, locale: Locale, status = 200): NextResponse {
  const response = NextResponse.rewrite(target(request, path), { status })
  const built = findBuiltPages()
  if (built) response.headers.set('Content-Security-Policy', policy(locale, built.pages.get(path) ?? []))
  return response
}

export function page(request: NextRequest, path: string, locale: Locale): NextResponse {
  const response = prerendered(request, path, locale)
  response.headers.set('Cache-Control', caching.page)
  return response
}

/** The Chinese page at `/`, where another visitor may get another answer. */
export function rootPage(request: NextRequest): NextResponse {
  const response = prerendered(request, '/zh', 'zh')
  response.headers.set('Cache-Control', caching.root)
  response.headers.set(varyHeader, 'Cookie, Accept-Language')
  return response
}

export function notFound(request: NextRequest, locale: Locale): NextResponse {
  const response = prerendered(request, internalPath('/404', locale), locale, 404)
  response.headers.set('Cache-Control', caching.missing)
  return response
}

/** A redirect inside the site; the query comes along. */
export function redirect(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  const response = NextResponse.redirect(target(request, path), status)
  response.headers.set('Cache-Control', status === 308 ? caching.redirect : caching.error)
  return response
}

/** The error page: rendered on request, because its status and words are the request's (READ-13). */
export function errorPage(request: NextRequest, locale: Locale, errorAnswer: ErrorAnswer): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const contentPolicy = policy(locale, [`nonce-${nonce}`])
  const headers = new Headers(request.headers)
  headers.set(errorHeader, writeErrorAnswer(errorAnswer))
  headers.set('Content-Security-Policy', contentPolicy)
  const response = NextResponse.rewrite(target(request, internalPath('/error-page', locale)), {
    status: errorAnswer.status,
    request: { headers },
  })
  if (findBuiltPages()) response.headers.set('Content-Security-Policy', contentPolicy)
  response.headers.set('Cache-Control', caching.error)
  if (errorAnswer.status === 503) response.headers.set('Retry-After', '600')
  return response
}
