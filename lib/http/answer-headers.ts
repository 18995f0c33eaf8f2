import type { Settings } from '#lib/config/settings'
import { barePolicy, workerPolicy } from '#lib/http/content-policy'

type TransportSettings = Pick<Settings, 'SITE_URL' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>

/** Whether visitors reach the site over https. */
export function isHttps({ SITE_URL }: Pick<Settings, 'SITE_URL'>): boolean {
  return SITE_URL?.startsWith('https:') ?? false
}

function strictTransport(settings: TransportSettings): Record<string, string> {
  if (!isHttps(settings)) return {}
  const { HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = settings
  const value = `max-age=63072000${HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}${HSTS_PRELOAD ? '; preload' : ''}`
  return { 'Strict-Transport-Security': value }
}

/** Default headers of every response; a header that is already set stays. */
export function answerHeaders(settings: TransportSettings): Record<string, string> {
  return {
    'Content-Security-Policy': barePolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...strictTransport(settings),
  }
}

/** The bundler names a worker's first script so; its own policy is the worker's, and it loads the rest of the worker. */
const workerScript = /^\/_next\/static\/chunks\/[\w-]*worker[\w-]*\.js$/

/** Headers of single files: the widget's files are for other sites, a worker may load its own parts. */
export function resourceHeaders(path: string): Record<string, string> {
  if (workerScript.test(path)) return { 'Content-Security-Policy': workerPolicy }
  if (!/^\/widget\/.*\.\w+$/.test(path)) return {}
  return {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
  }
}
