import { leadEmail } from '#lib/delivery/sinks/lead-email'
import type { Job, LeadSink } from '#lib/delivery/sinks/sink'
import { waterOfLead } from '#lib/leads/water-of-lead'
import {
  recipientKey,
  recipientRow,
  recipientState,
  recipientsOf,
  saveRecipients,
  worstOutcome,
} from '#lib/outbound/email-recipients'
import type { Outcome } from '#lib/outbound/outcome'
import { sendToEach } from '#lib/outbound/smtp'
import { count } from '#lib/runtime/counters'
import type { Engine } from '#lib/store/engine'
import type { EmailRecipientRow } from '#lib/store/lead-tables'

interface MailSettings {
  url: string
  from: string
  to: readonly string[]
}

/**
 * Mails a lead to each receiver once: a deferred one (4xx) is tried again, a refused one (5xx) is reported. A crash between DATA and its
 * 250 may send a second copy with the same Message-ID, which mail programs merge.
 */
export function mailSink({ url, from, to }: MailSettings): LeadSink {
  const domain = from.split('@').at(-1)
  return {
    name: 'mail',
    async send({ engine, deliveryId, lead, files }: Job) {
      const known = await recipientsOf(engine, deliveryId)
      const waiting = to.filter((address) => {
        const state = known.get(recipientKey(address))?.state
        return state !== 'accepted' && state !== 'refused'
      })
      const email = async () => ({
        ...leadEmail(lead),
        from,
        to: [...to],
        replyTo: lead.person.email ? { name: '', address: lead.person.email } : undefined,
        messageId: `<${deliveryId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lead.language },
        attachments: [
          ...(await files()).map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          ...pictureOf(lead),
        ],
      })
      const results = waiting.length > 0 ? await sendToEach(url, await email(), waiting) : new Map()
      return settle(engine, deliveryId, to, known, results)
    },
  }
}

/** The visitor's water as a picture beside the files. */
function pictureOf(lead: Job['lead']) {
  const water = waterOfLead(lead)
  return water ? [{ filename: water.name, contentType: 'image/svg+xml', content: Buffer.from(water.svg) }] : []
}

/** Records who has the email, and returns the remaining outcome. */
async function settle(
  engine: Engine,
  deliveryId: string,
  to: readonly string[],
  known: ReadonlyMap<string, EmailRecipientRow>,
  results: ReadonlyMap<string, Outcome>,
): Promise<Outcome> {
  const now = Date.now()
  const rows = [...results].map(([address, outcome]) => {
    const recipient = recipientKey(address)
    const { attempts = 0, since = now } = known.get(recipient) ?? {}
    const row = { subject_kind: 'lead' as const, subject_id: deliveryId, recipient, since }
    return recipientRow(row, { state: recipientState(outcome), code: outcome.code, attempts: attempts + 1 })
  })
  for (const { state } of rows) count('orca_email_recipients_total', { kind: 'lead', outcome: state })
  // A failure of the whole server is no failure of an address.
  const isWhole = new Set([...results.values()].map(({ kind, code }) => `${kind} ${code}`)).size === 1
  const states = [...known.values(), ...rows].filter(({ recipient }) =>
    to.some((one) => recipientKey(one) === recipient),
  )
  const someHave = states.some(({ state }) => state === 'accepted')
  if (someHave || !isWhole || rows.some(({ state }) => state === 'refused')) await saveRecipients(engine, rows)
  const refusedBefore = states.find(({ state }) => state === 'refused')
  const outcome = worstOutcome([
    ...results.values(),
    ...(refusedBefore ? [{ kind: 'dead', code: refusedBefore.code } as const] : []),
  ])
  const refused = rows.filter(({ state }) => state === 'refused').map(({ recipient }) => recipient)
  return { ...outcome, isPartial: someHave, refused }
}
