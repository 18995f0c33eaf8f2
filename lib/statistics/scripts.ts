import type { Settings } from '#lib/config/settings'
import type { Locale } from '#lib/locale/locales'

export interface StatisticsScripts {
  /** Addresses of the scripts, loaded in this order once the visitor agreed. */
  sources: string[]
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
    return { sources: VISIT_STATISTICS_ID ? [`https://hm.baidu.com/hm.js?${VISIT_STATISTICS_ID}`] : [] }
  }
  const tag = PAGE_TAG_ID && `https://www.googletagmanager.com/gtag/js?id=${PAGE_TAG_ID}`
  return { sources: [tag, HEAD_SCRIPT_URL].filter((source) => source !== undefined), pageTagId: PAGE_TAG_ID }
}
