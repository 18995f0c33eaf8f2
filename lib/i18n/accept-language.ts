import type { Locale } from '#lib/i18n/locales'

/** The language a browser prefers, in lower case; undefined if the header has none. */
export function firstLanguage(acceptLanguage: string | null): string | undefined {
  let best: { tag: string; quality: number } | undefined
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    if (!/^([a-z]{1,8}(-[a-z0-9]{1,8})*|\*)$/.test(tag)) continue
    const named = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = named === undefined ? 1 : Number(named.slice(2) || Number.NaN)
    if (quality > 0 && quality <= 1 && quality > (best?.quality ?? 0)) best = { tag, quality }
  }
  return best?.tag
}

/** Whether that language is Chinese of any region or script (`zh`, `zh-TW`, `zh-Hans-SG` …). */
export function prefersChinese(acceptLanguage: string | null): boolean {
  return /^zh(-|$)/.test(firstLanguage(acceptLanguage) ?? '')
}

/** A reader's language by the header alone: Chinese, the site's default, unless the browser prefers another. */
export function readersLanguage({ headers }: Request): Locale {
  const accepted = headers.get('accept-language')
  return accepted === null || prefersChinese(accepted) ? 'zh' : 'en'
}
