import { type NextRequest, NextResponse } from 'next/server'
import { queryHeader, varyHeader } from '#lib/http/internal-headers'
import { findBuiltPages } from '#lib/middleware/built-pages'
import { pageHeaders, policyHeaders } from '#lib/middleware/page-headers'
import type { PageAnswer, PageRequest } from '#lib/middleware/page-request'
import { encodePath } from '#lib/routes/canonical-path'
import { errorHeader, writeErrorAnswer } from '#lib/routes/error-answer'
import { internalPath } from '#lib/routes/known-path'

/** The framework's request as the pages read it. */
export function pageRequest({ method, headers, nextUrl }: NextRequest): PageRequest {
  return {
    method,
    headers,
    pathname: nextUrl.pathname,
    query: headers.get(queryHeader) ?? nextUrl.search,
  }
}

/** An answer as the framework carries it out: a rewrite to a page of the build, or a redirect. */
export function nextAnswer(request: NextRequest, answer: PageAnswer): NextResponse {
  if (answer.kind === 'file') {
    const url = new URL(encodePath(answer.path), request.url)
    if (url.pathname === request.nextUrl.pathname) return NextResponse.next()
    return NextResponse.rewrite(url)
  }
  if (answer.kind === 'error') return errorPage(request, answer)
  const response =
    answer.kind === 'redirect'
      ? NextResponse.redirect(new URL(answer.location, request.url), answer.status)
      : NextResponse.rewrite(new URL(answer.path + request.nextUrl.search, request.url), { status: answer.status })
  for (const [name, value] of Object.entries(pageHeaders(answer))) {
    // The framework writes a Vary of its own, which server.mjs replaces by this one.
    response.headers.set(name === 'Vary' ? varyHeader : name, value)
  }
  return response
}

/** The error page: rendered on request, because its status and words are the request's. */
function errorPage(request: NextRequest, answer: Extract<PageAnswer, { kind: 'error' }>): NextResponse {
  const { locale, errorAnswer } = answer
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = Object.entries(
    policyHeaders(locale, { scripts: [`nonce-${nonce}`], styles: [`nonce-${nonce}`] }, { prerendered: false }),
  )
  const headers = new Headers(request.headers)
  headers.set(errorHeader, writeErrorAnswer(errorAnswer))
  // The framework reads the nonce from it.
  for (const [name, value] of policy) headers.set(name, value)
  const response = NextResponse.rewrite(new URL(internalPath('/error-page', locale), request.url), {
    status: errorAnswer.status,
    request: { headers },
  })
  if (findBuiltPages()) for (const [name, value] of policy) response.headers.set(name, value)
  for (const [name, value] of Object.entries(pageHeaders(answer))) response.headers.set(name, value)
  return response
}
