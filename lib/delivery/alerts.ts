import type { Settings } from '#lib/config/settings'
import { formatMessage } from '#lib/i18n/format-message'
import { leadMessages } from '#lib/leads/messages'
import { recipientKey } from '#lib/outbound/email-recipients'
import { groupBot, groupBotOf, notifyGroupBot } from '#lib/outbound/group-bot'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import { log } from '#lib/runtime/log'

export interface Alert {
  sink: string
  /** Missing when the alert is about a chat and not about a lead. */
  leadId?: string | undefined
  code: string
  /** Receivers whose address was refused; the others have the email. */
  refused?: readonly string[]
}

/** An alert about the same sink is sent again only after this time. */
const sayAgainMs = 30 * 60_000

function report(way: string, { kind, code }: Outcome): void {
  if (kind !== 'delivered') log('warn', 'attention.not_told', { way, code })
}

/**
 * Tells the team that a lead could not be sent, an address was refused or a sink needs repair: by group bot and mail, except through the
 * broken sink. Without the visitor's data. `npm run leads -- list --state attention` shows the same.
 */
export function alertNotifier(settings: Settings): (alert: Alert) => void {
  const saidAt = new Map<string, number>()
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = settings
  const bot = groupBotOf(settings)

  function noteOf({ sink, leadId = '', code, refused = [] }: Alert): { title: string; text: string } {
    const { AlertNote, RecipientNote, SinkNote } = leadMessages.zh
    const messages = refused.length > 0 ? RecipientNote : leadId ? AlertNote : SinkNote
    const values = { sink, code, id: leadId.slice(-12), recipients: refused.join('、') }
    return {
      title: messages.title,
      text: formatMessage(messages.text, values),
    }
  }

  async function notify(alert: Alert): Promise<void> {
    const { sink, refused = [] } = alert
    const { title, text: note } = noteOf(alert)
    if (bot && sink !== groupBot) {
      report(groupBot, await notifyGroupBot(bot, note))
    }
    // A fault of one address is mailed to the other receivers.
    const to = MAIL_TO.filter((address) => !refused.includes(recipientKey(address)))
    if (SMTP_URL && MAIL_FROM && to.length > 0 && (sink !== 'mail' || refused.length > 0)) {
      const email = { from: MAIL_FROM, to, subject: title, text: note }
      report('mail', await sendEmail(SMTP_URL, email))
    }
  }

  return (alert) => {
    const now = performance.now()
    const what = [alert.sink, ...(alert.refused ?? [])].join(' ')
    if (now - (saidAt.get(what) ?? Number.NEGATIVE_INFINITY) < sayAgainMs) return
    saidAt.set(what, now)
    void notify(alert)
  }
}
