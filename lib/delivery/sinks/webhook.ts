import type { Job, LeadSink } from '#lib/delivery/sinks/sink'
import { productLabel } from '#lib/leads/labels'
import { signedCall, type WebhookTarget } from '#lib/outbound/signed-call'

/** A lead as both webhooks send it: whole, or only that there is one. */
function eventOf({ lead }: Job, isWhole: boolean) {
  const { id, kind, language, page, receivedAt, person, boats, message, answers, consent, attachments } = lead
  const product = productLabel(lead, language)
  const frame = { id, kind, language, page }
  return {
    type: 'lead.received',
    timestamp: new Date(receivedAt).toISOString(),
    data: isWhole ? { ...frame, person, product, boats, message, answers, consent, attachments } : frame,
  }
}

/** A signed call for each lead to an address the operator gives. */
export function webhookSink(target: WebhookTarget): LeadSink {
  return { name: 'webhook', send: (job) => signedCall(target, job.deliveryId, eventOf(job, true)) }
}

/** A signed call to the chat's webhook for each lead that the chat gave; with its words only where that is set. */
export function chatLeadSink(target: WebhookTarget, hasText: boolean): LeadSink {
  return {
    name: 'chat-webhook',
    kinds: ['board', 'callback', 'chat'],
    send: (job) => signedCall(target, job.deliveryId, eventOf(job, hasText)),
  }
}
