import { isLocale, type Locale } from '#lib/i18n/locales'

/** The visitor's own choice in the language dialog (READ-2). */
export const choiceCookie = 'orca-language'
/** That the root redirect was taken once (READ-1). */
export const redirectedCookie = 'i18n_redirected'

/** The languages that a visitor's cookies name; a value that is no language counts as absent. */
export interface LocaleCookies {
  choice: Locale | undefined
  redirected: Locale | undefined
}

/** The languages that the cookies of a request name: the one chosen, and the one it was sent on to before. */
export function readLocaleCookies(cookieHeader: string | null): LocaleCookies {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim().split('='))
  const read = (name: string) => pairs.map(([key, value]) => (key === name ? value : undefined)).find(isLocale)
  return { choice: read(choiceCookie), redirected: read(redirectedCookie) }
}

const year = 365 * 24 * 60 * 60

/** A `Set-Cookie` value: 365 days, path `/`, SameSite=Lax; `secure` where the public origin is https. */
export function localeCookie(
  name: typeof choiceCookie | typeof redirectedCookie,
  locale: Locale,
  { secure }: { secure: boolean },
): string {
  return `${name}=${locale}; Max-Age=${year}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
