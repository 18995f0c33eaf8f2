import type { NextRequest, NextResponse } from 'next/server'
import { nextAnswer, pageRequest } from '#lib/middleware/next-answer'
import { pageAnswer, prefixLocale } from '#lib/middleware/page-answer'

/**
 * Interfaces (`/api/`, and `/s/` for short links) stay out: with the middleware before them the framework buffers request bodies and may cut them.
 * Build output and pictures stay out because nothing here concerns them.
 */
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|s/|_next/|pictures/).*)'] }

/**
 * Every request for a page that reaches the framework. In production that is what the build did not make (error pages);
 * the server answers everything else by the same `pageAnswer`.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  try {
    return nextAnswer(request, await pageAnswer(pageRequest(request)))
  } catch (error) {
    console.error('middleware failed', error)
    const locale = prefixLocale(request.nextUrl.pathname)
    return nextAnswer(request, { kind: 'error', locale, errorAnswer: { status: 500 } })
  }
}
