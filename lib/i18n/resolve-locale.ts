import { prefersChinese } from '#lib/i18n/accept-language'
import { type Country, chineseReading } from '#lib/i18n/country'
import type { Locale } from '#lib/i18n/locales'
import type { LocaleCookies } from '#lib/i18n/preference-cookies'

/** The facts of a request that decide its language. */
export interface LocaleFacts {
  path: string
  cookies: LocaleCookies
  /** Whether a document is asked for, not the framework's data for a soft navigation. */
  document: boolean
  userAgent: string | null
  acceptLanguage: string | null
  country: () => Country | undefined | Promise<Country | undefined>
}

export interface Resolution {
  locale: Locale
  /** Path to answer with a redirect to; its query is the request's. */
  redirectTo?: string
  reason:
    | 'english prefix'
    | 'chinese prefix'
    | 'no prefix'
    | 'framework data'
    | 'chosen language'
    | 'redirected before'
    | 'crawler'
    | 'browser language'
    | 'country'
    | 'country unknown'
}

const english = (reason: Resolution['reason']): Resolution => ({ locale: 'en', redirectTo: '/en', reason })
const chinese = (reason: Resolution['reason']): Resolution => ({ locale: 'zh', reason })
const either = (locale: Locale, reason: Resolution['reason']) => (locale === 'en' ? english(reason) : chinese(reason))

/** The language by everything but the country, which is looked up only when this says nothing. */
function resolveWithoutCountry(facts: Omit<LocaleFacts, 'country'>): Resolution | undefined {
  const { path, cookies, document, userAgent, acceptLanguage } = facts
  if (path === '/en' || path.startsWith('/en/')) return { locale: 'en', reason: 'english prefix' }
  if (path === '/zh' || path.startsWith('/zh/')) {
    return { locale: 'zh', redirectTo: path.replace(/^\/zh\/*/, '/'), reason: 'chinese prefix' }
  }
  if (path !== '/') return chinese('no prefix')
  if (!document) return chinese('framework data')
  if (cookies.choice) return either(cookies.choice, 'chosen language')
  if (cookies.redirected) return either(cookies.redirected, 'redirected before')
  if (isCrawler(userAgent)) return chinese('crawler')
  if (prefersChinese(acceptLanguage)) return chinese('browser language')
  return undefined
}

/** The language of a visitor at the root about whom only the country can tell. */
function resolveByCountry(country: Country | undefined): Resolution {
  if (!country) return chinese('country unknown')
  return chineseReading.has(country) ? chinese('country') : english('country')
}

/** Which language answers, and whether by a redirect (READ-1); the country is asked only if nothing else decides. */
export function resolveLocale({ country, ...facts }: LocaleFacts): Resolution | Promise<Resolution> {
  const known = resolveWithoutCountry(facts)
  if (known) return known
  const found = country()
  return found instanceof Promise ? found.then(resolveByCountry) : resolveByCountry(found)
}

/** Crawlers get the page of the address they ask for, so that both languages are indexed under their own addresses. */
const crawler = new RegExp(
  [
    'bot\\b|bot/|crawler|spider|slurp',
    'mediapartners-google|google-inspectiontool|googleother|apis-google|feedfetcher',
    'bingpreview|baiduspider|yisouspider|sogou|360spider|bytespider|yandex',
    'facebookexternalhit|facebookcatalog|meta-externalagent|whatsapp|telegrambot|linkedinbot|pinterest|embedly',
    'ia_archiver|archive\\.org|chatgpt-user|perplexity|lighthouse|w3c_validator',
  ].join('|'),
  'i',
)

/** Whether a User-Agent is that of a search engine or of a service that previews links. */
function isCrawler(userAgent: string | null): boolean {
  return crawler.test(userAgent ?? '')
}
