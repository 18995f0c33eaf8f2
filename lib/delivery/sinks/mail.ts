import { leadEmail } from '#lib/delivery/sinks/lead-email'
import type { Job, Sink } from '#lib/delivery/sinks/sink'
import { sendEmail } from '#lib/outbound/smtp'

interface MailSettings {
  url: string
  from: string
  to: readonly string[]
  timeScale: number
}

/**
 * Mail to the people who answer. SMTP has no key: a crash between DATA and its 250 can send the email again,
 * then with the same Message-ID, which mail programs fold into one.
 */
export function mailSink({ url, from, to, timeScale }: MailSettings): Sink {
  const domain = from.split('@').at(-1)
  return {
    name: 'mail',
    async send({ deliveryId, lead, files }: Job) {
      const attachments = (await files()).map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      }))
      return sendEmail(
        { url, timeScale },
        {
          ...leadEmail(lead),
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
