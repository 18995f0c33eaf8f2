import type { Email } from 'postal-mime'

/** An email of ours that a mail server took and gave back later (RFC 3464). */
export interface Bounce {
  /** Its Message-ID, as we gave it. */
  messageId: string
  /** Whom it did not reach, in lower case. */
  recipient: string
  /** The enhanced status, such as `5.1.1`. */
  code: string
}

const longestReport = 64 * 1024
const statusForm = /^5\.\d{1,3}\.\d{1,3}/

function partOf({ attachments }: Email, ...types: string[]): string {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  if (!part) return ''
  const { content } = part
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.slice(0, longestReport).replace(/\r\n?/g, '\n')
}

/** A header of a block of them, its folded lines joined. */
function field(block: string, name: string): string {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(block)?.[1] ?? ''
  return found.replace(/\s+/g, ' ').trim()
}

/** Whom a report says an email did not reach for good; nothing for delays, and for reports that name no email. */
export function readBounce(email: Email): Bounce[] {
  const messageId = field(partOf(email, 'message/rfc822', 'text/rfc822-headers').split('\n\n')[0] ?? '', 'Message-ID')
  if (messageId === '') return []
  return partOf(email, 'message/delivery-status')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const code = statusForm.exec(field(block, 'Status'))?.[0]
      const named = field(block, 'Original-Recipient') || field(block, 'Final-Recipient')
      const recipient = named.split(';').at(-1)?.trim().replace(/^<|>$/g, '').toLowerCase() ?? ''
      const isFailed = field(block, 'Action').toLowerCase() === 'failed'
      return code && isFailed && recipient.includes('@') ? [{ messageId, recipient, code }] : []
    })
}
