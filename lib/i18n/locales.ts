/** The site's languages; the first is the default and has no prefix in addresses (SPEC-2). */
export const locales = ['zh', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh'

/** The language tag for `<html lang>` and hreflang. */
export const languageTag = { zh: 'zh-CN', en: 'en' } as const satisfies Record<Locale, string>

/** Whose dates and times are written: English ones with the day first. */
export const dateTag = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Locale, string>

/** Whether a word from outside is a language of the site. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The other one of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'zh' ? 'en' : 'zh'
}
