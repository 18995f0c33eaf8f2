import { chatMessages, sourceTitle } from '#lib/assistant/messages'
import type { MessageBody } from '#lib/chat/message'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'

const visitorsADay: Readonly<Record<Locale, RegExp>> = {
  en: /(\d{1,3}(?:,\d{3})+|\d+) (?:people|persons|guests|visitors|passengers|tourists)(?: (?:a|per|each|every) day| daily)/i,
  zh: /(?:每天|每日|一天|日均)[^\d，。]{0,6}(\d+)\s*(?:多)?(?:人次|[个名位]?(?:游客|乘客|客人|人))/,
}

const asksForBoats: Readonly<Record<Locale, RegExp>> = { en: /\bboats?\b|\bXI\b/i, zh: /船|[几多]少?[艘条]|汐/ }

/** The page on which a day is planned, with the number filled in, for who asks how many boats so many visitors a day take. */
export function boatsForVisitorsADay(text: string, language: Locale): MessageBody[] | undefined {
  const [, count] = visitorsADay[language].exec(text) ?? []
  if (!count || !asksForBoats[language].test(text)) return undefined
  const path = '/tools/tour-boat'
  return [
    {
      type: 'answer',
      text: formatMessage(chatMessages[language].ChatFleet.visitorsADay, { count }),
      answer_id: 'visitors-a-year',
      // The name of the day in the tool's address (components/tools/tour-boat-tool.tsx).
      source: {
        title: sourceTitle(path, language),
        url: `${absoluteUrl(path, language)}#d=${count.replaceAll(',', '')}`,
      },
      offer: 'callback',
    },
  ]
}
