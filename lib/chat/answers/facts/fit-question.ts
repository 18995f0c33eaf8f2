import type { BoatPropertyKey } from '#lib/chat/answers/facts/boat-properties'
import type { Locale } from '#lib/i18n/locales'

interface FitWords {
  measure: RegExp
  /** Whether it is asked if a boat gets through. */
  passes: RegExp
  under: RegExp
  between: RegExp
}

const words: Readonly<Record<Locale, FitWords>> = {
  en: {
    measure:
      /\d ?(?:m|cm|mm|met(?:re|er)s?|feet|foot|ft|inch(?:es)?|yards?)\b|\b(?:one|two|three|four|five|six) (?:met(?:re|er)s?|feet|foot|yards?)\b/i,
    passes:
      /\b(?:fits?|pass(?:es)?|get(?:s)? (?:through|under|past|in)|go(?:es)? (?:through|under)|through|clears?|squeeze|too (?:low|narrow|tight)|enough)\b/i,
    under: /\b(?:bridges?|headroom|clearance|culverts?|tunnels?|arch|ceiling|pipe over)\b/i,
    between: /\b(?:narrow\w*|wide|width|gaps?|gates?|locks?|passages?|between|opening|channel)\b/i,
  },
  zh: {
    measure: /[\d一二两三四五六七八九十半]\s*(?:米|厘米|公分|毫米|m|cm)/i,
    passes: /过|进得|进去|通行|钻|够不够|够吗|行吗|行不行|能走|卡住/,
    under: /桥|涵洞|净空|净高|拱洞|隧洞|管廊/,
    between: /窄|宽|口子|闸口|闸门|巷|缝/,
  },
}

/** Which measure of a boat decides whether it gets through what a text describes: "a gate 2 m wide, will it pass?" */
export function fitProperty(text: string, language: Locale): Extract<BoatPropertyKey, 'width' | 'height'> | undefined {
  const { measure, passes, under, between } = words[language]
  if (!measure.test(text) || !passes.test(text)) return undefined
  if (under.test(text) && !/[窄宽]|\b(?:wide|width|narrow)/i.test(text)) return 'height'
  return between.test(text) ? 'width' : undefined
}
