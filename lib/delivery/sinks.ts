import type { Settings } from '#lib/config/settings'
import { groupBotSink } from '#lib/delivery/sinks/group-bot'
import { mailSink } from '#lib/delivery/sinks/mail'
import { requesterMail } from '#lib/delivery/sinks/requester'
import type { LeadSink } from '#lib/delivery/sinks/sink'
import { upstreamSink } from '#lib/delivery/sinks/upstream'
import { chatLeadSink, webhookSink } from '#lib/delivery/sinks/webhook'
import type { LeadKind } from '#lib/forms/kinds'
import { groupBotOf } from '#lib/outbound/group-bot'

/** The configured sinks for leads; without any, leads are only stored and listed (READ-6). */
export function sinksOf(settings: Settings): LeadSink[] {
  const { CONTACT_UPSTREAM_URL, WEBHOOK_URL, WEBHOOK_SECRET, SMTP_URL, MAIL_FROM, MAIL_TO } = settings
  const { EMAIL_DATASETS, DATASET_ANSWER_DAYS, DATASET_FOLDER, DATASET_BUCKET_URL } = settings
  const { CHAT_WEBHOOK_URL, CHAT_WEBHOOK_SECRET, CHAT_WEBHOOK_TEXT } = settings
  const { OUTBOUND_PRIVATE_ALLOW: privateAllowed } = settings
  const sinks: LeadSink[] = []
  if (CONTACT_UPSTREAM_URL) sinks.push(upstreamSink(CONTACT_UPSTREAM_URL))
  if (SMTP_URL && MAIL_FROM) sinks.push(mailSink({ url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO }))
  if (WEBHOOK_URL && WEBHOOK_SECRET)
    sinks.push(webhookSink({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET, privateAllowed }))
  if (CHAT_WEBHOOK_URL && CHAT_WEBHOOK_SECRET)
    sinks.push(chatLeadSink({ url: CHAT_WEBHOOK_URL, secret: CHAT_WEBHOOK_SECRET, privateAllowed }, CHAT_WEBHOOK_TEXT))
  const bot = groupBotOf(settings)
  if (bot) sinks.push(groupBotSink(bot))
  if (SMTP_URL && MAIL_FROM) {
    sinks.push(
      requesterMail({
        url: SMTP_URL,
        from: MAIL_FROM,
        replyTo: EMAIL_DATASETS,
        answerDays: DATASET_ANSWER_DAYS,
        hasFiles: Boolean(DATASET_FOLDER || DATASET_BUCKET_URL),
      }),
    )
  }
  return sinks
}

/** Names of the sinks for a kind of lead, or of all sinks. */
export function sinkNames(settings: Settings, kind?: LeadKind): string[] {
  return sinksOf(settings)
    .filter(({ kinds }) => !kind || !kinds || kinds.includes(kind))
    .map(({ name }) => name)
}
