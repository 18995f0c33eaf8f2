import { environment } from '#lib/config/environment'
import { isHttps } from '#lib/http/answer-headers'
import { type InlineSources, pagePolicy, reportingHeaders } from '#lib/http/content-policy'
import type { Locale } from '#lib/i18n/locales'
import { findBuiltPages } from '#lib/middleware/built-pages'
import type { Keeping, PageAnswer } from '#lib/middleware/page-request'

// `no-transform`: search engines and carriers that rewrite pages for phones leave them as they are.
const cacheControl: Record<Keeping, string> = {
  // A minute in the browser, so that a page fetched ahead of its click needs no second question.
  page: 'public, max-age=60, s-maxage=60, stale-while-revalidate=600, no-transform',
  missing: 'public, max-age=0, s-maxage=60',
  redirect: 'public, max-age=86400',
  private: 'private, no-cache',
  nobody: 'private, no-store',
}

const vary = { address: 'Accept-Encoding', visitor: 'Accept-Encoding, Cookie, Accept-Language' } as const

/** For pages opened by a secret link: not indexed, no referrer. */
const secretHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow, noarchive' }

/** The content policy of a page of a language with these inline parts, and where its violations are reported to. */
export function policyHeaders(
  locale: Locale,
  inline: InlineSources,
  { prerendered, alone = false }: { prerendered: boolean; alone?: boolean | undefined },
): Record<string, string> {
  const settings = environment()
  const policy = pagePolicy({ locale, inline, settings, https: isHttps(settings), prerendered, alone })
  return { 'Content-Security-Policy': policy, ...reportingHeaders(settings) }
}

/**
 * Headers for caching and the content policy of an answer; the sender adds type and length. Development pages have no policy, since
 * their inline scripts change.
 */
export function pageHeaders(answer: Exclude<PageAnswer, { kind: 'file' }>): Record<string, string> {
  switch (answer.kind) {
    case 'page': {
      const built = findBuiltPages()
      return {
        'Cache-Control': cacheControl[answer.keeping],
        Vary: vary[answer.vary],
        ...(answer.secret && secretHeaders),
        ...(answer.allow && { Allow: answer.allow }),
        ...(built &&
          policyHeaders(answer.locale, built.pages.get(answer.path) ?? { scripts: [], styles: [] }, {
            prerendered: built.pages.has(answer.path),
            alone: answer.secret,
          })),
      }
    }
    case 'redirect':
      return {
        'Cache-Control': cacheControl[answer.keeping],
        ...(answer.cookie && { 'Set-Cookie': answer.cookie }),
      }
    case 'error':
      return {
        'Cache-Control': cacheControl.nobody,
        ...(answer.errorAnswer.status === 503 && { 'Retry-After': '600' }),
      }
  }
}
