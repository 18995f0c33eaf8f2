import type { NextRequest, NextResponse } from 'next/server'
import { environment } from '#lib/config/environment'
import { lookUpCountry } from '#lib/country/country-lookup'
import { type CountryService, countryService } from '#lib/country/country-service'
import { dataRequestHeader } from '#lib/http/internal-headers'
import { visitorAddress } from '#lib/http/visitor-address'
import { localeCookie, readLocaleCookies, redirectedCookie } from '#lib/i18n/preference-cookies'
import { resolveByCountry, resolveWithoutCountry } from '#lib/i18n/resolve-locale'
import { redirect, rootPage } from '#lib/middleware/page-answers'

// One breaker for the process: modules may be instantiated more than once.
const key = Symbol.for('orca.country-service')
const shared: typeof globalThis & { [key]?: CountryService } = globalThis

function service(): CountryService | undefined {
  const { GEO_SERVICE_URL } = environment()
  if (!GEO_SERVICE_URL) return undefined
  shared[key] ??= countryService(GEO_SERVICE_URL)
  return shared[key]
}

function country({ headers }: NextRequest) {
  const { TRUSTED_PROXY_HOPS, GEO_COUNTRY_HEADER } = environment()
  const address = visitorAddress(headers, TRUSTED_PROXY_HOPS)
  return lookUpCountry(headers, address, { header: GEO_COUNTRY_HEADER, service: service() })
}

/** Answers `/`, the only address whose language depends on the visitor (READ-1). */
export async function answerRoot(request: NextRequest): Promise<NextResponse> {
  const { headers } = request
  const resolution =
    resolveWithoutCountry({
      path: '/',
      cookies: readLocaleCookies(headers.get('cookie')),
      document: !headers.has(dataRequestHeader),
      userAgent: headers.get('user-agent'),
      acceptLanguage: headers.get('accept-language'),
    }) ?? resolveByCountry(await country(request))
  if (!resolution.redirectTo) return rootPage(request)
  const response = redirect(request, resolution.redirectTo, 307)
  response.headers.set('Set-Cookie', localeCookie(redirectedCookie, 'en'))
  return response
}
