import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Outcome } from '#lib/outbound/outcome'

/** A refusal by the mail server, by its reply code; everything else that fails may pass. */
function outcomeOf(error: unknown): Outcome {
  const facts = typeof error === 'object' && error !== null ? error : {}
  const code = 'code' in facts ? String(facts.code) : 'FAILED'
  const reply = 'responseCode' in facts ? Number(facts.responseCode) : 0
  if (code === 'EAUTH') return { kind: 'configuration', code: `${code} ${reply}`.trim() }
  if (reply >= 500 && reply < 600) return { kind: 'dead', code: String(reply) }
  return { kind: 'retry', code: reply ? String(reply) : code }
}

/** Hands one email to the mail server, over a connection of its own. Never throws. */
export async function sendEmail(
  { url, timeScale }: { url: string; timeScale: number },
  email: SendMailOptions,
): Promise<Outcome> {
  const transport = createTransport({
    url,
    connectionTimeout: 3_000 * timeScale,
    greetingTimeout: 10_000 * timeScale,
    socketTimeout: 20_000 * timeScale,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A server that says a little now and then is never idle: closing the transport would not end that, the signal does.
  const signal = AbortSignal.timeout(30_000 * timeScale)
  try {
    await transport.sendMail({ ...email, signal })
    return { kind: 'delivered', code: '250' }
  } catch (error) {
    return outcomeOf(error)
  } finally {
    transport.close()
  }
}

/** One line of a mail's header: what a visitor typed must not end it or hide behind direction marks. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 80)
}
