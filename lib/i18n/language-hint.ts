import type { Locale } from '#lib/i18n/locales'

interface Reader {
  /** The browser's languages, the preferred first. */
  languages: readonly string[]
  /** The visitor's own choice, if one was made. */
  chosen: string | undefined
}

/** Whether a page should offer itself in the other language: the browser prefers the other language and nobody chose this one (READ-1). */
export function prefersAlternate(page: Locale, { languages, chosen }: Reader): boolean {
  const preferred = languages[0]
  if (!preferred || chosen === page) return false
  return (/^zh\b/i.test(preferred) ? 'zh' : 'en') !== page
}

/** The value of the language cookie (READ-2) in `document.cookie`. */
export function chosenLanguage(cookies: string): string | undefined {
  return /(?:^|;\s*)orca-language=(\w+)/.exec(cookies)?.[1]
}
