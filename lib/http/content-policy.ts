import type { Settings } from '#lib/config/settings'
import type { Locale } from '#lib/i18n/locales'

type ThirdParties = Pick<Settings, 'GOOGLE_MAPS_KEY' | 'VISIT_STATISTICS_ID' | 'PAGE_TAG_ID' | 'HEAD_SCRIPT_URL'>
type PolicySettings = ThirdParties & Pick<Settings, 'CSP_REPORT_URL'>

interface Hosts {
  script: string[]
  style: string[]
  image: string[]
  font: string[]
  connect: string[]
}

const noHosts = { script: [], style: [], image: [], font: [], connect: [] } satisfies Hosts

const baiduStatistics: Hosts = {
  ...noHosts,
  script: ['https://hm.baidu.com'],
  image: ['https://hm.baidu.com'],
  connect: ['https://hm.baidu.com'],
}
const googleTag: Hosts = {
  ...noHosts,
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}
/** Google's own list for the Maps JavaScript API; it writes style elements itself. */
const googleMaps: Hosts = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
}

/** The operator's own choice: the script's origin, and what it reports to there. */
function headScript(address: string): Hosts {
  const { origin } = new URL(address)
  return { ...noHosts, script: [origin], image: [origin], connect: [origin] }
}

/** Third parties that pages of a language use, only when they are configured (READ-9). */
function hostsOf(locale: Locale, settings: ThirdParties): Hosts[] {
  const { GOOGLE_MAPS_KEY, HEAD_SCRIPT_URL, PAGE_TAG_ID, VISIT_STATISTICS_ID } = settings
  return [
    ...(VISIT_STATISTICS_ID && locale === 'zh' ? [baiduStatistics] : []),
    ...(PAGE_TAG_ID && locale === 'en' ? [googleTag] : []),
    ...(GOOGLE_MAPS_KEY && locale === 'en' ? [googleMaps] : []),
    ...(HEAD_SCRIPT_URL ? [headScript(HEAD_SCRIPT_URL)] : []),
  ]
}

/** `sha256-…` of each inline script and style of a prerendered page, or the one `nonce-…` of a page rendered on request. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

interface PageFacts {
  locale: Locale
  inline: InlineSources
  settings: PolicySettings
  /** Whether the public origin is https. */
  https: boolean
  /** A prerendered page has the script that says what may become script (`scripts/build/transforms/start-on-intent.client.js`). */
  prerendered: boolean
  /** Nothing of others runs on it, whatever is configured for pages. */
  alone?: boolean
}

/** Trusted-types policies that pages may create: the script in the head (two), the parser of next pages and the label converter. */
const trustedTypesPolicies = ['default', 'later-content', 'page', 'label-file']

/** The name under which pages know where violations are reported to. */
const reportGroup = 'csp'

/** The policy of a page. A client navigation keeps the first page's, so it is one for the language. */
export function pagePolicy({ locale, inline, settings, https, prerendered, alone }: PageFacts): string {
  const hosts = alone ? [] : hostsOf(locale, settings)
  const from = (kind: keyof Hosts) => [...new Set(hosts.flatMap((party) => party[kind]))]
  const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`)
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(inline.scripts), ...from('script')],
    // Beside a hash browsers would no longer heed the inline styles of a host that needs them.
    [
      'style-src',
      "'self'",
      ...(from('style').includes("'unsafe-inline'") ? [] : quoted(inline.styles)),
      ...from('style'),
    ],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...from('image')],
    ['font-src', "'self'", ...from('font')],
    ['connect-src', "'self'", ...from('connect')],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ]
  // Text never becomes script, and a script's address is ours, whoever writes it (docs/decisions/072). Third parties that an
  // operator has chosen write markup of their own: with them on the page it cannot be asked.
  if (prerendered && hosts.length === 0) {
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', ...trustedTypesPolicies])
  }
  if (https) directives.push(['upgrade-insecure-requests'])
  // `report-uri` for Firefox and Safari, which do not know the other yet.
  if (settings.CSP_REPORT_URL) directives.push(['report-uri', settings.CSP_REPORT_URL], ['report-to', reportGroup])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Where a page's violations are reported to, if the operator wants to know of them. */
export function reportingHeaders({ CSP_REPORT_URL }: Pick<Settings, 'CSP_REPORT_URL'>): Record<string, string> {
  return CSP_REPORT_URL ? { 'Reporting-Endpoints': `${reportGroup}="${CSP_REPORT_URL}"` } : {}
}

/** The policy of everything that is no page: interfaces, files, redirects. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'"

/** A worker that computes: it loads its own scripts and reaches nothing else. */
export const workerPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
