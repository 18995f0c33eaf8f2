import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where an answer to one conversation goes: `chat+<conversation>.<proof>@domain`. */
export interface ReplyAddresses {
  of(conversationId: string): string
  /** The conversation that an address is for; undefined for one we did not make. */
  conversationOf(address: string): string | undefined
}

const proofDigits = 16

/** Reply addresses of a mailbox, signed so that nobody can make one without the secret. */
export function replyAddresses(mailbox: string, secret: string): ReplyAddresses {
  const at = mailbox.lastIndexOf('@')
  const name = mailbox.slice(0, at)
  const domain = mailbox.slice(at + 1).toLowerCase()
  const proof = (id: string) => createHmac('sha256', secret).update(id).digest('hex').slice(0, proofDigits)
  const form = /^(.+)\+([\da-f]{32})\.([\da-f]{16})@(.+)$/

  return {
    // Without dashes: some mail servers cut a long name short.
    of: (id) => `${name}+${id.replaceAll('-', '')}.${proof(id)}@${domain}`,
    conversationOf(address) {
      const [, given, digits = '', shown = '', host] = form.exec(address.trim().toLowerCase()) ?? []
      if (given !== name.toLowerCase() || host !== domain) return undefined
      const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return timingSafeEqual(Buffer.from(shown), Buffer.from(proof(id))) ? id : undefined
    },
  }
}
