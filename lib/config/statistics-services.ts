import type { Settings } from '#lib/config/settings'
import type { Locale } from '#lib/i18n/locales'

/** One service that a visitor is asked about, by name. */
export interface StatisticsService {
  /** Stands in the kept answer: which of the services an agreement named. */
  id: string
  /** The recipient of the visit data, as consent question and privacy page name it. */
  provider: string
  /** Address of its script. */
  source: string
  /** How the names of the cookies begin that it sets on this site; they go when the visitor withdraws. */
  cookies: readonly string[]
  /** Id of a page tag, which wants to be configured before its script comes. */
  tagId?: string
}

type StatisticsSettings = Pick<Settings, 'VISIT_STATISTICS_ID' | 'PAGE_TAG_ID' | 'HEAD_SCRIPT_URL'>

/**
 * The configured services of a language: visit statistics on Chinese pages, the page tag on English ones, the head script on both
 * (docs/decisions/042-consent-names-services.md).
 */
export function statisticsServices(settings: StatisticsSettings, locale: Locale): StatisticsService[] {
  const { VISIT_STATISTICS_ID, PAGE_TAG_ID, HEAD_SCRIPT_URL } = settings
  const services: StatisticsService[] = []
  if (VISIT_STATISTICS_ID && locale === 'zh') {
    services.push({
      id: 'hm.baidu.com',
      provider: '百度',
      source: `https://hm.baidu.com/hm.js?${VISIT_STATISTICS_ID}`,
      cookies: ['Hm_', 'HMACCOUNT'],
    })
  }
  if (PAGE_TAG_ID && locale === 'en') {
    services.push({
      id: 'www.googletagmanager.com',
      provider: 'Google',
      source: `https://www.googletagmanager.com/gtag/js?id=${PAGE_TAG_ID}`,
      cookies: ['_ga', '_gid'],
      tagId: PAGE_TAG_ID,
    })
  }
  if (HEAD_SCRIPT_URL) {
    const { host } = new URL(HEAD_SCRIPT_URL)
    services.push({ id: host, provider: host, source: HEAD_SCRIPT_URL, cookies: [] })
  }
  return services
}
