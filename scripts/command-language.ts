import { isLocale, type Locale } from '#lib/i18n/locales'

/** The language a command speaks: the one that `--language` names, else the terminal's, else English. */
export function commandLanguage(given: string | undefined): Locale {
  const wanted = given ?? (/^zh/.test(process.env.LC_ALL ?? process.env.LANG ?? '') ? 'zh' : 'en')
  return isLocale(wanted) ? wanted : 'en'
}
