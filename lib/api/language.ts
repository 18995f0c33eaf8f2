import { environment } from '#lib/config/environment'
import { errorResponse } from '#lib/http/answer'
import { isHttps } from '#lib/http/answer-headers'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { choiceCookie, localeCookie } from '#lib/i18n/preference-cookies'
import { findBuiltPages } from '#lib/middleware/built-pages'
import { ApiError } from '#lib/protocol/api-errors'
import { encodePath } from '#lib/routes/canonical-path'
import { internalPath, isKnownPath } from '#lib/routes/known-path'

/**
 * `GET /api/language/<locale>`, the language dialog's choice: stores it and redirects to that language's root, or to the page `stay`.
 * `stay` is only compared with our own paths, never followed.
 */
export function chooseLanguage(request: Request, locale: string): Response {
  if (!isLocale(locale)) return errorResponse(new ApiError('not_found'))
  return new Response(null, {
    status: 303,
    headers: {
      Location: place(locale, new URL(request.url).searchParams.get('stay')),
      'Set-Cookie': localeCookie(choiceCookie, locale, { secure: isHttps(environment()) }),
      'Cache-Control': 'private, no-store',
    },
  })
}

function place(locale: Locale, stay: string | null): string {
  const path = stay !== null && isKnownPath(stay, locale, findBuiltPages()) ? stay : '/'
  return encodePath(locale === 'en' ? internalPath(path, 'en') : path)
}
