import { useLocale } from 'next-intl'
import { LanguageHintBar } from '#components/site/language-hint-bar'
import { languageTag, otherLocale } from '#lib/i18n/locales'
import { languagesOf } from '#lib/routes/alternates'
import type { SitePath } from '#lib/routes/table'

/** Said in the language it offers, to someone who may not read the page's own (READ-1). */
const words = {
  zh: { offer: '以中文阅读本页', dismiss: '不再提示' },
  en: { offer: 'Read this page in English', dismiss: 'Dismiss' },
} as const

/** Offers a page in the other language; what the browser prefers is only known in the browser. */
export function LanguageHint({ path }: { path: SitePath }) {
  const locale = useLocale()
  const other = otherLocale(locale)
  const stays = languagesOf(path).includes(other)
  if (!stays && path !== '/') return null
  return (
    <LanguageHintBar
      page={locale}
      lang={languageTag[other]}
      href={`/api/language/${other}${stays ? `?stay=${encodeURIComponent(path)}` : ''}`}
      {...words[other]}
    />
  )
}
