/** As the language dialog leaves it, for a year (`lib/i18n/preference-cookies.ts`). */
const choice = 'orca-language=zh; Max-Age=31536000; Path=/; SameSite=Lax'

/** `/` answers in the last chosen language. Following a link to it on a Chinese page chooses Chinese. */
export function chooseChineseHome(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href="/"], a[href^="/?"]')
      if (!link || !document.documentElement.lang.startsWith('zh')) return
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in two of the three engines.
      document.cookie = choice + (location.protocol === 'https:' ? '; Secure' : '')
    },
    { capture: true },
  )
}
