import type { Settings } from '#lib/config/settings'

type OriginSettings = Pick<Settings, 'SITE_URL' | 'ALLOWED_ORIGINS' | 'PORT'>

const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a host of an address is the machine itself. */
export const isLoopbackHost = (hostname: string) => loopback.test(hostname)

/** Whether an origin is this machine's own, at a port. */
export function isLoopback(origin: string, port: number): boolean {
  const url = URL.parse(origin)
  return (
    url?.protocol === 'http:' &&
    url.origin === origin &&
    isLoopbackHost(url.hostname) &&
    (url.port || '80') === `${port}`
  )
}

/** Whether a browser sent this from a page of ours (READ-6, READ-12). Without Origin it is foreign. */
export function isOwnOrigin(headers: Headers, { SITE_URL, ALLOWED_ORIGINS, PORT }: OriginSettings): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (!origin) return false
  if (ALLOWED_ORIGINS.includes(origin)) return true
  return SITE_URL ? origin === SITE_URL : isLoopback(origin, PORT)
}
