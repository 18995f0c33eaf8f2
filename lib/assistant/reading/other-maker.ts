import { clausesOf, howManyAsk } from '#lib/assistant/reading/clauses'
import { boatsIn, namesOurs } from '#lib/assistant/reading/names'
import type { Locale } from '#lib/i18n/locales'

/** The entry that says what can be checked of us, and how a comparison with another maker is had. */
export const otherMakerSlug = 'why-orca'

/** Asks how we differ from somebody, who stands in the first group; or speaks of competitors at large. */
const compared: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\b(?:you|orca|your (?:boats?|company|products?))\b.{0,30}?\b(?:differ\w*|compar\w*|better|stand out|set apart|stack up)\b.{0,20}?\b(?:from|to|with|than|against|and)\s+(.+)$/i,
    /\bdifferen(?:ce|t)\b.{0,12}\bbetween (?:you|orca) and (.+)$/i,
  ],
  zh: [
    /(?:你们|贵司|orca).{0,6}?(?:和|跟|与|比起?|对比|相比)(.{1,14}?)(?:相?比|的?(?:有|是)?(?:什么|哪些?|啥)|哪里|好在|强在|优势|区别|不同|的?差)/i,
    /^(?:和|跟|与)(.{1,14}?)(?:相?比|的?(?:有|是)?(?:什么|哪些?|啥)?(?:不同|区别|优势|差别))/,
    /(竞品|友商|竞争对手)/,
  ],
}

/** A maker by its name, or other makers at large. */
const maker: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:the |your |any |other )*(?:[A-Z][\w-]+|(?:competit|rival)\w*|other (?:maker|brand|manufacturer|compan|supplier|vendor)\w*|(?:maker|brand|manufacturer|supplier|vendor)s)/,
  zh: /竞品|友商|同行|对手|别家|别人家|其他(?:厂|品牌|公司|家)|云洲|[A-Z][A-Za-z-]{2,}/,
}

/** Whether a text asks how we differ from another maker: no page compares, and one entry says how it is answered. */
export function asksOfOtherMaker(text: string, language: Locale): boolean {
  // Each of several questions is looked at by itself.
  if (howManyAsk(clausesOf(text, language), text, language) > 1) return false
  return compared[language].some((pattern) => {
    const other = pattern.exec(text)?.[1]
    if (other === undefined || !maker[language].test(other)) return false
    return boatsIn(other, language).length === 0 && !namesOurs(other, language)
  })
}
