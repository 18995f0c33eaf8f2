import { namesWidget } from '#lib/assistant/reading/names-widget'
import { boatSlugs, plateOf } from '#lib/content/fleet'
import type { Locale } from '#lib/i18n/locales'

/** Names that are words or names of the world as well: in English they are ours as we write them only. */
export const alsoWords: ReadonlySet<string> = new Set(['EFFICIENCY', 'TITAN', 'XI', 'YANG', 'FloW'])

/** Every name of ours, of boats and datasets, as it is written. */
export const ourNames: readonly string[] = [
  ...boatSlugs.map(plateOf),
  'USVInland',
  'FloW',
  'MariSense',
  'RISFNet',
  'RadarMOSEVE',
  'WSBEV',
]

const namePattern = (name: string, language: Locale) =>
  new RegExp(`(?<![a-z])${name}(?![a-z])`, language === 'en' && alsoWords.has(name) ? '' : 'i')

const patterns: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: ourNames.map((name) => namePattern(name, 'en')),
  zh: [
    ...ourNames.map((name) => namePattern(name, 'zh')),
    /鲸灵|(?<!\p{Script=Han})汐(?!\p{Script=Han})|(?<!潮)汐(?=系列|号|船|和|跟|能|的|多|可)/u,
  ],
}

/** Whether a text names one of our boats or datasets, or the widget: then it is about us, whatever else it says. */
export function namesOurs(text: string, language: Locale): boolean {
  return namesWidget(text) || patterns[language].some((pattern) => pattern.test(text))
}
