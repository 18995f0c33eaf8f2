import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { Job, Sink } from '#lib/delivery/sinks/sink'
import { productLabel } from '#lib/leads/labels'
import { httpPost } from '#lib/outbound/http-post'
import type { Outcome } from '#lib/outbound/outcome'
import { publicLookup } from '#lib/outbound/public-lookup'
import { timeLimit } from '#lib/outbound/time-limit'
import { isPublicAddress } from '#lib/runtime/network-address'

/** A secret as that scheme hands it round is base64 after its prefix; any other is used as it is written. */
function keyOf(secret: string): Buffer {
  const prefix = 'whsec_'
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)
}

/** Signature of the Standard Webhooks scheme: HMAC-SHA256 over id, time in seconds and body. */
export function webhookSignature(secret: string, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

/** Https and public, unless the operator listed this host and port (READ-12). */
export function isAllowedTarget(url: URL, privateAllowed: readonly string[]): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (privateAllowed.includes(hostAndPort(url))) return true
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`
}

function bodyOf({ lead }: Job): string {
  const { id, kind, language, page, receivedAt, person, boats, message, answers, consent, attachments } = lead
  const product = productLabel(lead, language)
  return JSON.stringify({
    type: 'lead.received',
    timestamp: new Date(receivedAt).toISOString(),
    data: { id, kind, language, page, person, product, boats, message, answers, consent, attachments },
  })
}

interface Receiver {
  url: string
  secret: string
  privateAllowed: readonly string[]
  timeScale: number
}

/** A signed call to an address the operator gives; the receiver checks signature, time and id. */
export async function postSigned(
  { url, secret, privateAllowed, timeScale }: Receiver,
  { id, body }: { id: string; body: string },
): Promise<Outcome> {
  const target = new URL(url)
  if (!isAllowedTarget(target, privateAllowed)) return { kind: 'dead', code: 'PRIVATE_ADDRESS' }
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
    connectMs: timeLimit(3_000, timeScale),
    totalMs: timeLimit(10_000, timeScale),
    lookup: privateAllowed.includes(hostAndPort(target)) ? undefined : publicLookup,
  })
}

/** Leads by signed calls. */
export function webhookSink(url: string, secret: string, privateAllowed: readonly string[], timeScale: number): Sink {
  const receiver = { url, secret, privateAllowed, timeScale }
  return {
    name: 'webhook',
    send: (job) => postSigned(receiver, { id: job.deliveryId, body: bodyOf(job) }),
  }
}
