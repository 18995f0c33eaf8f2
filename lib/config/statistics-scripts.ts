import type { Settings } from '#lib/config/settings'
import type { Locale } from '#lib/i18n/locales'

export interface StatisticsScripts {
  /** Addresses of the scripts, loaded in this order once the visitor agreed. */
  sources: string[]
  /** Who gets to know of the visit, by the names that the question and the privacy page give them. */
  providers: string[]
  /** Id of the page tag, which wants to be configured after its script is asked for. */
  pageTagId?: string
}

type StatisticsSettings = Pick<Settings, 'VISIT_STATISTICS_ID' | 'PAGE_TAG_ID' | 'HEAD_SCRIPT_URL'>

/**
 * The statistics of a language (specification 7): visit statistics on Chinese pages, page tag and head script on
 * English ones. Nothing without an id; script addresses as facts D ("Baidu Tongji") and the tag's vendor give them.
 */
export function statisticsScripts(settings: StatisticsSettings, locale: Locale): StatisticsScripts {
  const { VISIT_STATISTICS_ID, PAGE_TAG_ID, HEAD_SCRIPT_URL } = settings
  if (locale === 'zh') {
    if (!VISIT_STATISTICS_ID) return { sources: [], providers: [] }
    return { sources: [`https://hm.baidu.com/hm.js?${VISIT_STATISTICS_ID}`], providers: ['百度'] }
  }
  const tag = PAGE_TAG_ID && `https://www.googletagmanager.com/gtag/js?id=${PAGE_TAG_ID}`
  const head = HEAD_SCRIPT_URL && new URL(HEAD_SCRIPT_URL).host
  return {
    sources: [tag, HEAD_SCRIPT_URL].filter((source) => source !== undefined),
    providers: [tag && 'Google', head].filter((name) => name !== undefined),
    pageTagId: PAGE_TAG_ID,
  }
}
