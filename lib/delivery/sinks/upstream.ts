import type { LeadSink } from '#lib/delivery/sinks/sink'
import { officialFromLead } from '#lib/leads/official-fields'
import { httpPost } from '#lib/outbound/http-post'

/** The company's own system, by the eight-field contract (READ-4). Its address is the operator's: any network. */
export function upstreamSink(base: string): LeadSink {
  return {
    name: 'upstream',
    send: ({ deliveryId, lead }) =>
      httpPost({
        url: `${base}/contact/official`,
        headers: { 'Idempotency-Key': deliveryId },
        body: JSON.stringify(officialFromLead(lead)),
      }),
  }
}
