import type { Settings } from '#lib/config/settings'
import type { Sink } from '#lib/deliver/sinks/sink'
import { upstreamSink } from '#lib/deliver/sinks/upstream'
import { webhookSink } from '#lib/deliver/sinks/webhook'

type SinkSettings = Pick<
  Settings,
  'CONTACT_UPSTREAM_URL' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'OUTBOUND_PRIVATE_ALLOW' | 'DELIVERY_PACE'
>

/** Where leads go, as configured; none configured: they are kept and listed (decision 6). */
export function sinksOf(settings: SinkSettings): Sink[] {
  const { CONTACT_UPSTREAM_URL, WEBHOOK_URL, WEBHOOK_SECRET, OUTBOUND_PRIVATE_ALLOW, DELIVERY_PACE } = settings
  const sinks: Sink[] = []
  if (CONTACT_UPSTREAM_URL) sinks.push(upstreamSink(CONTACT_UPSTREAM_URL, DELIVERY_PACE))
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    sinks.push(webhookSink(WEBHOOK_URL, WEBHOOK_SECRET, OUTBOUND_PRIVATE_ALLOW, DELIVERY_PACE))
  }
  return sinks
}

export function sinkNames(settings: SinkSettings): string[] {
  return sinksOf(settings).map(({ name }) => name)
}
