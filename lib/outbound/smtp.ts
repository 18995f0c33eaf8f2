import { createHash } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Outcome } from '#lib/outbound/outcome'
import { timeLimit } from '#lib/outbound/time-limit'

/** Replies that ask for a login, or for another one (RFC 4954): our setting is wrong, not the email. */
const loginReplies = new Set([530, 534, 535, 538])

/** A refusal by the mail server, by its reply code; everything else that fails may pass. */
function outcomeOf(error: unknown): Outcome {
  const facts = typeof error === 'object' && error !== null ? error : {}
  const code = 'code' in facts ? String(facts.code) : 'FAILED'
  const reply = 'responseCode' in facts ? Number(facts.responseCode) : 0
  if (loginReplies.has(reply) || (code === 'EAUTH' && (reply < 400 || reply >= 500)))
    return { kind: 'configuration', code: code === 'EAUTH' ? `${code} ${reply || ''}`.trim() : String(reply) }
  // A full mailbox (RFC 3463, X.2.2) is emptied one day, whatever the server calls it.
  const isFull = 'response' in facts && /^5\d\d[ -]5\.2\.2\b/.test(String(facts.response))
  if (reply >= 500 && reply < 600 && !isFull) return { kind: 'dead', code: String(reply) }
  // ESOCKET says as little of a certificate as of a port where nobody listens.
  const cause = 'originalCode' in facts ? String(facts.originalCode) : code
  return { kind: 'retry', code: reply ? String(reply) : cause }
}

/** A server's replies about single receivers; undefined for an error about the whole email. */
function refusalsOf(facts: unknown): Map<string, Outcome> | undefined {
  const errors = typeof facts === 'object' && facts !== null && 'rejectedErrors' in facts ? facts.rejectedErrors : []
  const refusals = new Map<string, Outcome>()
  for (const error of Array.isArray(errors) ? errors : []) {
    if (error instanceof Error && 'recipient' in error)
      refusals.set(String(error.recipient).toLowerCase(), outcomeOf(error))
  }
  return refusals.size > 0 ? refusals : undefined
}

/** Sends one email to several receivers over one connection, with an outcome for each, since a server may refuse some. Never throws. */
export async function sendToEach(
  url: string,
  email: SendMailOptions & { from: string },
  recipients: readonly string[],
): Promise<Map<string, Outcome>> {
  const transport = createTransport({
    url,
    connectionTimeout: timeLimit(3_000),
    greetingTimeout: timeLimit(10_000),
    socketTimeout: timeLimit(20_000),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A server that says a little now and then is never idle: closing the transport would not end that, the signal does.
  const signal = AbortSignal.timeout(timeLimit(30_000))
  const each = (outcome: Outcome, refusals?: Map<string, Outcome>) =>
    new Map(recipients.map((address) => [address, refusals?.get(address.toLowerCase()) ?? outcome]))
  try {
    const envelope = { from: email.from, to: [...recipients] }
    const info = await transport.sendMail({ ...email, envelope, signal })
    return each({ kind: 'delivered', code: '250' }, refusalsOf(info))
  } catch (error) {
    // Refused in DATA after some receivers were accepted: no receiver got it.
    return each(outcomeOf(error), refusalsOf(error))
  } finally {
    transport.close()
  }
}

/** Hands one email to the mail server. Delivered means that every receiver was taken. Never throws. */
export async function sendEmail(
  url: string,
  email: Omit<SendMailOptions, 'from' | 'to'> & { from: string; to: readonly string[] },
): Promise<Outcome> {
  const outcomes = [...(await sendToEach(url, { ...email, to: [...email.to] }, email.to)).values()]
  return outcomes.find(({ kind }) => kind !== 'delivered') ?? { kind: 'delivered', code: '250' }
}

/** One line of a mail's header: what a visitor typed must not end it or hide behind direction marks. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}

/** The name of an email of ours, by which mail programs fold a repeated one into the first. */
export const messageId = (name: string, from: string) => `<${name}@${from.split('@').at(-1)}>`

/** The same for an email to a visitor, without the conversation. */
export const hiddenMessageId = (name: string, from: string) =>
  messageId(createHash('sha256').update(name).digest('hex').slice(0, 32), from)
