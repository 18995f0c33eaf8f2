import { isLoopbackPage, testSiteKey } from '#lib/chat/test-site'
import type { Settings } from '#lib/config/settings'
import { isLoopback } from '#lib/http/own-origin'
import type { Locale } from '#lib/i18n/locales'
import { ApiError } from '#lib/protocol/api-errors'

export interface Site {
  key: string
  language: Locale
  contacts: { phone?: string | undefined; email?: string | undefined; qr?: string | undefined; board: boolean }
  name?: string | undefined
  accent?: string | undefined
  mark?: string | undefined
  position?: string | undefined
  hours?: Partial<Record<Locale, string>> | undefined
  /** The team's name, as visitors read it. */
  person?: Partial<Record<Locale, string | undefined>> | undefined
  extensionLabel?: string | undefined
  missingOrigin: boolean
  identitySecret?: string | undefined
  /** The test key: nobody is called, written to or counted for what happens with it. */
  isTest: boolean
  allows: (origin: string) => boolean
}

type SiteSettings = Pick<
  Settings,
  | 'WIDGET_SITES'
  | 'WIDGET_TEST_KEY'
  | 'SITE_URL'
  | 'ALLOWED_ORIGINS'
  | 'PORT'
  | 'COMPANY_HOTLINE'
  | 'EMAIL_SALES'
  | 'CHAT_PERSON_ZH'
  | 'CHAT_PERSON_EN'
>

/** What a site has that no setting names. */
const unlisted = ({ COMPANY_HOTLINE, EMAIL_SALES }: SiteSettings) => ({
  language: 'zh' as const,
  contacts: { phone: COMPANY_HOTLINE, email: EMAIL_SALES, board: true },
  missingOrigin: false,
})

/** Our own site (READ-8), when nothing else is configured. */
function ownSite(settings: SiteSettings): Site {
  const { SITE_URL, ALLOWED_ORIGINS, PORT } = settings
  return {
    ...unlisted(settings),
    key: 'pk_orca',
    person: { zh: settings.CHAT_PERSON_ZH, en: settings.CHAT_PERSON_EN },
    isTest: false,
    allows: (origin) => ALLOWED_ORIGINS.includes(origin) || (SITE_URL ? origin === SITE_URL : isLoopback(origin, PORT)),
  }
}

/** A test site for trying the widget on one's own machine, before there is a key. */
const testSite = (settings: SiteSettings): Site => ({
  ...unlisted(settings),
  key: testSiteKey,
  isTest: true,
  allows: isLoopbackPage,
})

/** Every site that may show the widget: those of WIDGET_SITES, or this one, and the test key where it is on. */
export function sitesOf(settings: SiteSettings): Site[] {
  const listed = settings.WIDGET_SITES ? listedSites(settings.WIDGET_SITES) : [ownSite(settings)]
  return settings.WIDGET_TEST_KEY ? [...listed, testSite(settings)] : listed
}

function listedSites(sites: NonNullable<SiteSettings['WIDGET_SITES']>): Site[] {
  return sites.map(({ origins, contacts, missingOrigin, ...site }) => ({
    ...site,
    contacts: { phone: contacts?.phone, email: contacts?.email, qr: contacts?.qr, board: contacts?.board ?? true },
    missingOrigin: missingOrigin ?? false,
    isTest: false,
    allows: (origin) => origins.includes(origin),
  }))
}

/** The site of a widget's key; throws `not_found` for an unknown one. */
export function siteByKey(settings: SiteSettings, key: string): Site {
  const site = sitesOf(settings).find((candidate) => candidate.key === key)
  if (!site) throw new ApiError('not_found', { fields: { site: 'unknown' } })
  return site
}

/** Whether any site's pages stand at this origin: what an answer may be read by. */
export function isKnownOrigin(settings: SiteSettings, origin: string): boolean {
  return sitesOf(settings).some(({ allows }) => allows(origin))
}

/** Only the site's own pages may call. A read without Origin is one from the same origin; a write always has it. */
export function requireSiteOrigin(site: Site, request: Request): void {
  const origin = request.headers.get('origin')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (origin === null ? isRead || site.missingOrigin : site.allows(origin)) return
  throw new ApiError('foreign_origin')
}
