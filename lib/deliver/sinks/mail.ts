import { createTransport } from 'nodemailer'
import type { Outcome } from '#lib/deliver/outcome'
import { leadLetter } from '#lib/deliver/sinks/lead-letter'
import type { Errand, Sink } from '#lib/deliver/sinks/sink'

interface MailSettings {
  url: string
  from: string
  to: readonly string[]
  pace: number
}

/** A refusal by the mail server, by its reply code; everything else that fails may pass. */
function outcomeOf(error: unknown): Outcome {
  const facts = typeof error === 'object' && error !== null ? error : {}
  const code = 'code' in facts ? String(facts.code) : 'FAILED'
  const reply = 'responseCode' in facts ? Number(facts.responseCode) : 0
  if (code === 'EAUTH') return { kind: 'configuration', code: `${code} ${reply}`.trim() }
  if (reply >= 500 && reply < 600) return { kind: 'dead', code: String(reply) }
  return { kind: 'retry', code: reply ? String(reply) : code }
}

/**
 * Mail to the people who answer. SMTP has no key: a crash between DATA and its 250 can send the letter again,
 * then with the same Message-ID, which mail programs fold into one.
 */
export function mailSink({ url, from, to, pace }: MailSettings): Sink {
  const domain = from.split('@').at(-1)
  async function send({ deliveryId, lead, files }: Errand): Promise<Outcome> {
    const transport = createTransport({
      url,
      connectionTimeout: 3_000 * pace,
      greetingTimeout: 10_000 * pace,
      socketTimeout: 20_000 * pace,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const cut = setTimeout(() => transport.close(), 30_000 * pace)
    try {
      await transport.sendMail({
        ...leadLetter(lead),
        from,
        to: [...to],
        replyTo: lead.person.email ? { name: '', address: lead.person.email } : undefined,
        messageId: `<${deliveryId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lead.language },
        attachments: (await files()).map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes),
        })),
      })
      return { kind: 'delivered', code: '250' }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      clearTimeout(cut)
      transport.close()
    }
  }
  return { name: 'mail', send }
}
