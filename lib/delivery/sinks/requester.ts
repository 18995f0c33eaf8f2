import { requesterSink } from '#lib/data-requests/decide'
import { requestById, requestsFrom } from '#lib/data-requests/find-requests'
import { linkQuery } from '#lib/data-requests/links'
import { requesterEmail } from '#lib/data-requests/requester-email'
import type { LeadSink } from '#lib/delivery/sinks/sink'
import { sendEmail } from '#lib/outbound/smtp'

interface RequesterSettings {
  url: string
  from: string
  replyTo: string | undefined
  answerDays: number | undefined
  hasFiles: boolean
}

const dayMs = 86_400_000
/** Receipts mailed to one address in a day, since the address may be another person's. */
const mostReceipts = 3

/** Writes to the requester of a dataset about its state: at once, at each decision, and on request. */
export function requesterMail(settings: RequesterSettings): LeadSink {
  const { url, from, replyTo, answerDays, hasFiles } = settings
  return {
    name: requesterSink,
    kinds: ['dataset'],
    async send({ engine, deliveryId, lead }) {
      const request = await requestById(engine, lead.id)
      if (!request || request.state === 'withdrawn') return { kind: 'dead', code: 'WITHDRAWN' }
      const isReceipt = request.state === 'waiting' && request.resends === 0
      const { receivedAt } = request
      const day: [number, number] = [receivedAt - dayMs, receivedAt]
      const recent = isReceipt ? await requestsFrom(engine, request.email, day) : 0
      if (recent > mostReceipts) return { kind: 'delivered', code: 'WITHHELD' }
      const links = hasFiles && request.state === 'approved' ? await linkQuery(engine, request) : undefined
      return sendEmail(url, {
        ...requesterEmail(request, { answerDays, links }),
        from,
        to: [request.email],
        replyTo,
        // One email a state and wish: a repeated send of the same one is folded into one by mail programs.
        messageId: `<${deliveryId}.${request.state}.${request.decidedAt ?? 0}.${request.resends}@${from.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': request.language },
      })
    },
  }
}
