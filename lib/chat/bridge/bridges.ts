import type { Bridge, VisitorActivity } from '#lib/chat/bridge/bridge'
import { chatwootBridge } from '#lib/chat/bridge/chatwoot'
import { emailBridge } from '#lib/chat/bridge/email/email-bridge'
import { mailboxOf } from '#lib/chat/bridge/email/mailbox'
import { testSiteKey } from '#lib/chat/test-site'
import { environment } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'
import { alertNotifier } from '#lib/delivery/alerts'
import { markBounced } from '#lib/delivery/bounced-lead'
import { log, reasonOf } from '#lib/runtime/log'
import type { Engine } from '#lib/store/engine'

/** Where people answer, when that is configured; without it the assistant and the message board are all there is. */
function build(settings: Settings): Bridge | undefined {
  const { CHATWOOT_URL, CHATWOOT_INBOX, CHATWOOT_SECRET } = settings
  if (CHATWOOT_URL && CHATWOOT_INBOX && CHATWOOT_SECRET) {
    return chatwootBridge({ url: CHATWOOT_URL, inbox: CHATWOOT_INBOX, secret: CHATWOOT_SECRET })
  }
  const { CHAT_IMAP_URL, CHAT_MAIL_ADDRESS, CHAT_MAIL_SECRET, CHAT_OPERATORS, SMTP_URL, MAIL_FROM, MAIL_TO } = settings
  if (CHAT_IMAP_URL && CHAT_MAIL_ADDRESS && CHAT_MAIL_SECRET && SMTP_URL && MAIL_FROM) {
    const alert = alertNotifier(settings)
    return emailBridge({
      smtp: SMTP_URL,
      from: MAIL_FROM,
      operators: CHAT_OPERATORS,
      address: CHAT_MAIL_ADDRESS,
      secret: CHAT_MAIL_SECRET,
      mailbox: mailboxOf(CHAT_IMAP_URL),
      onRefused: (refused, code) => alert({ sink: 'mail', code, refused }),
      async onOtherBounce(engine, { messageId, recipient, code }) {
        const deliveryId = messageId.replace(/^<|@.*$/g, '')
        const leadId = await markBounced(engine, { deliveryId, recipient, code, receivers: MAIL_TO, now: Date.now() })
        if (!leadId) return
        log('error', 'delivery.bounced', { delivery: deliveryId, subject: leadId, sink: 'mail', code })
        alert({ sink: 'mail', leadId, code, refused: [recipient] })
      },
    })
  }
  return undefined
}

const built = new WeakMap<Settings, { bridge: Bridge | undefined }>()

/** The bridge of these settings; one for all who ask, because it remembers whom it showed what. */
export function bridgeOf(settings: Settings): Bridge | undefined {
  const known = built.get(settings) ?? { bridge: build(settings) }
  built.set(settings, known)
  return known.bridge
}

/** The bridge where colleagues see answers given elsewhere; none for the test key. */
export function mirrorBridge(site: string): string | undefined {
  return site === testSiteKey ? undefined : bridgeOf(environment())?.name
}

/** Shows operators what a visitor does (typing, reading), if their system can. Callers do not wait for it. */
export function showVisitorActivity(engine: Engine, conversationId: string, activity: VisitorActivity): void {
  bridgeOf(environment())
    ?.show?.(engine, conversationId, activity)
    .catch((error: unknown) => log('warn', 'bridge.not_shown', { reason: reasonOf(error) }))
}
