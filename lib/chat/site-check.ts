import { chatMessages } from '#lib/assistant/messages'
import { type Site, sitesOf } from '#lib/chat/sites'
import { isLoopbackPage } from '#lib/chat/test-site'
import type { Settings } from '#lib/config/settings'
import type { Locale } from '#lib/i18n/locales'

/** The origin of a page's address as people write it; undefined for none, and for a page that has none. */
export function originOf(written: string): string | undefined {
  const text = written.trim()
  // What a page without an origin calls its own.
  if (text === 'null') return undefined
  const { origin, hostname = '' } = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`) ?? {}
  return origin === 'null' || hostname === '' ? undefined : origin
}

interface Asked {
  /** Blank: they have none yet. */
  key: string
  /** Address of a page, as it was written. */
  page: string
  language: Locale
}

function sentenceOf(key: string, site: Site | undefined, origin: string | undefined, hasTestKey: boolean) {
  if (key === '') return origin ? 'none' : 'origin'
  if (!site) return 'site'
  if (!origin) return 'origin'
  if (site.allows(origin)) return site.isTest ? 'test' : 'fine'
  if (site.isTest) return 'notLocal'
  return isLoopbackPage(origin) && hasTestKey ? 'local' : 'blocked'
}

/** Why a host shows the widget or does not, in words. It says of the address asked about whether it is listed, and of no other. */
export function siteCheck(settings: Settings, { key, page, language }: Asked): string {
  const origin = originOf(page)
  const site = sitesOf(settings).find((one) => one.key === key)
  const said = chatMessages[language].ChatCheck[sentenceOf(key, site, origin, settings.WIDGET_TEST_KEY)]
  return said.replaceAll('{site}', key.slice(0, 60)).replaceAll('{origin}', origin ?? '')
}
