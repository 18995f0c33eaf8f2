import { leadLetter } from '#lib/delivery/sinks/lead-letter'
import type { Errand, Sink } from '#lib/delivery/sinks/sink'
import { sendLetter } from '#lib/outbound/smtp'

interface MailSettings {
  url: string
  from: string
  to: readonly string[]
  timeScale: number
}

/**
 * Mail to the people who answer. SMTP has no key: a crash between DATA and its 250 can send the letter again,
 * then with the same Message-ID, which mail programs fold into one.
 */
export function mailSink({ url, from, to, timeScale }: MailSettings): Sink {
  const domain = from.split('@').at(-1)
  return {
    name: 'mail',
    async send({ deliveryId, lead, files }: Errand) {
      const attachments = (await files()).map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      }))
      return sendLetter(
        { url, timeScale },
        {
          ...leadLetter(lead),
          from,
          to: [...to],
          replyTo: lead.person.email ? { name: '', address: lead.person.email } : undefined,
          messageId: `<${deliveryId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lead.language },
          attachments,
        },
      )
    },
  }
}
