import { environment } from '#lib/config/environment'
import { siteOrigin } from '#lib/config/site-origin'

const yearMs = 365 * 86_400_000

/** Where to report a weakness (RFC 9116); without a contact there is no such file. */
export function GET() {
  const { SECURITY_CONTACT: contact } = environment()
  if (!contact) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + yearMs).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${new URL('/.well-known/security.txt', siteOrigin()).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}

export const dynamic = 'force-dynamic'
