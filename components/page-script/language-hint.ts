import { chosenLanguage, prefersAlternate } from '#lib/i18n/language-hint'
import { languageTag } from '#lib/i18n/locales'

/** A cookie of the browser's session: the dismissal lasts the visit, in all its tabs (READ-1). */
const dismissal = 'orca-language-hint=dismissed'

/** Without cookies there is no memory for the answer: better never to ask than to ask on every page. */
const wasDismissed = () => !navigator.cookieEnabled || document.cookie.split('; ').includes(dismissal)

/** Shows the offer of the other language (`LanguageHint`) to a reader who prefers it: only the browser knows who does. */
export function offerLanguage(): void {
  const hint = document.querySelector<HTMLElement>('[data-language-hint]')
  const page = document.documentElement.lang === languageTag.en ? 'en' : 'zh'
  const reader = { languages: navigator.languages, chosen: chosenLanguage(document.cookie) }
  if (!hint || !prefersAlternate(page, reader) || wasDismissed()) return
  hint.hidden = false
  hint.querySelector('button')?.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is newer than the browsers we serve
    document.cookie = `${dismissal}; Path=/; SameSite=Lax`
    hint.hidden = true
    // Else it falls to the body, and who reads by ear is told nothing.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
