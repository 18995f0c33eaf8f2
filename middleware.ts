import { type NextRequest, NextResponse } from 'next/server'

export const config = { matcher: ['/((?!api|_next|.*\\..*).*)'] }

export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone()
  if (url.pathname.startsWith('/en')) return NextResponse.next()
  url.pathname = `/zh${url.pathname}`
  return NextResponse.rewrite(url)
}
