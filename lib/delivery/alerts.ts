import type { Settings } from '#lib/config/settings'
import { notifyGroupBot } from '#lib/delivery/sinks/group-bot'
import { leadMessages } from '#lib/leads/messages'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import { log } from '#lib/runtime/log'

export interface Alert {
  sink: string
  leadId: string
  code: string
}

/** A sink that stays broken is named again only after this time. */
const sayAgainMs = 30 * 60_000

function report(way: string, { kind, code }: Outcome): void {
  if (kind !== 'delivered') log('warn', 'attention.not_told', { way, code })
}

/**
 * Tells a person that a lead could not be sent or that a sink needs mending: the team's group bot and the mail receivers,
 * whichever are configured and not themselves the broken sink. The log and `npm run leads -- list --state attention`
 * know it in any case; nothing of the visitor is said.
 */
export function alertNotifier(settings: Settings): (alert: Alert) => void {
  const saidAt = new Map<string, number>()
  const { ROBOT_URL, SMTP_URL, MAIL_FROM, MAIL_TO } = settings

  async function notify({ sink, leadId, code }: Alert): Promise<void> {
    const { title, text } = leadMessages.zh.AlertNote
    const note = text.replace('{sink}', sink).replace('{code}', code).replace('{id}', leadId.slice(-12))
    if (ROBOT_URL && sink !== 'robot') {
      report('robot', await notifyGroupBot(ROBOT_URL, note, {}, 1))
    }
    if (SMTP_URL && MAIL_FROM && sink !== 'mail') {
      const email = { from: MAIL_FROM, to: MAIL_TO, subject: title, text: note }
      report('mail', await sendEmail({ url: SMTP_URL, timeScale: 1 }, email))
    }
  }

  return (alert) => {
    const now = performance.now()
    if (now - (saidAt.get(alert.sink) ?? Number.NEGATIVE_INFINITY) < sayAgainMs) return
    saidAt.set(alert.sink, now)
    void notify(alert)
  }
}
