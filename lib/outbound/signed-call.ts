import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { httpPost } from '#lib/outbound/http-post'
import type { Outcome } from '#lib/outbound/outcome'
import { isPublicAddress } from '#lib/runtime/network-address'

/** Where webhooks go, and what proves that they are ours. */
export interface WebhookTarget {
  url: string
  secret: string
  /** Private targets that the operator allows, as `host:port`. */
  privateAllowed: readonly string[]
}

/** A secret in the Standard Webhooks form is base64 after its prefix; any other is used unchanged. */
function keyOf(secret: string): Buffer {
  const prefix = 'whsec_'
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}

/** Signature of the Standard Webhooks scheme: HMAC-SHA256 over id, time in seconds and body. */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

/** Https and public, unless the operator listed this host and port (READ-12). */
function isAllowedTarget(url: URL, privateAllowed: readonly string[]): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (privateAllowed.includes(hostAndPort(url))) return true
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`
}

/** Posts a body to a webhook, signed anew at each attempt; the receiver checks signature, time and id. */
export async function signedCall(target: WebhookTarget, id: string, content: unknown): Promise<Outcome> {
  const { url, secret, privateAllowed } = target
  const address = new URL(url)
  if (!isAllowedTarget(address, privateAllowed)) return { kind: 'dead', code: 'PRIVATE_ADDRESS' }
  const body = JSON.stringify(content)
  const seconds = Math.floor(Date.now() / 1000)
  return httpPost({
    url,
    headers: {
      'Idempotency-Key': id,
      'Webhook-Id': id,
      'Webhook-Timestamp': String(seconds),
      'Webhook-Signature': webhookSignature(secret, id, seconds, body),
    },
    body,
    lookup: privateAllowed.includes(hostAndPort(address)) ? undefined : publicLookup,
  })
}

/** Resolves a name and hands out only public addresses, so that what was checked is what is connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(Object.assign(new Error('The address is not public.'), { code: 'PRIVATE_ADDRESS' }), [])
    }
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}
