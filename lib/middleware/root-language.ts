import { environment } from '#lib/config/environment'
import { lookUpCountry } from '#lib/country/country-lookup'
import { type CountryService, countryService } from '#lib/country/country-service'
import { isHttps } from '#lib/http/answer-headers'
import { dataRequestHeader } from '#lib/http/internal-headers'
import { visitorAddress } from '#lib/http/visitor-address'
import type { Country } from '#lib/i18n/country'
import { localeCookie, readLocaleCookies, redirectedCookie } from '#lib/i18n/preference-cookies'
import { type Resolution, resolveLocale } from '#lib/i18n/resolve-locale'
import type { PageAnswer, PageRequest } from '#lib/middleware/page-request'

let made: CountryService | undefined

function service(): CountryService | undefined {
  const { GEO_SERVICE_URL } = environment()
  if (!GEO_SERVICE_URL) return undefined
  made ??= countryService(GEO_SERVICE_URL)
  return made
}

function country({ headers }: PageRequest): Promise<Country | undefined> {
  const { TRUSTED_PROXY_HOPS, GEO_COUNTRY_HEADER } = environment()
  const address = visitorAddress(headers, TRUSTED_PROXY_HOPS)
  return lookUpCountry(headers, address, { header: GEO_COUNTRY_HEADER, service: service() })
}

/** What `/` is answered with, the only address whose language depends on the visitor. */
export function rootAnswer(request: PageRequest): PageAnswer | Promise<PageAnswer> {
  const { headers } = request
  const resolution = resolveLocale({
    path: '/',
    cookies: readLocaleCookies(headers.get('cookie')),
    document: headers.get(dataRequestHeader) === null,
    userAgent: headers.get('user-agent'),
    acceptLanguage: headers.get('accept-language'),
    country: () => country(request),
  })
  if (resolution instanceof Promise) return resolution.then((found) => answerOf(found, request))
  return answerOf(resolution, request)
}

function answerOf({ redirectTo }: Resolution, { query }: PageRequest): PageAnswer {
  if (redirectTo) {
    const cookie = localeCookie(redirectedCookie, 'en', { secure: isHttps(environment()) })
    return { kind: 'redirect', location: redirectTo + query, status: 307, keeping: 'nobody', cookie }
  }
  return { kind: 'page', path: '/zh', locale: 'zh', status: 200, keeping: 'private', vary: 'visitor' }
}
