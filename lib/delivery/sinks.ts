import type { Settings } from '#lib/config/settings'
import { groupBotOf, groupBotSink } from '#lib/delivery/sinks/group-bot'
import { mailSink } from '#lib/delivery/sinks/mail'
import { requesterMail } from '#lib/delivery/sinks/requester'
import type { Sink } from '#lib/delivery/sinks/sink'
import { upstreamSink } from '#lib/delivery/sinks/upstream'
import { webhookSink } from '#lib/delivery/sinks/webhook'
import type { LeadKind } from '#lib/forms/kinds'

/** Where leads go, as configured; none configured: they are kept and listed (READ-6). */
export function sinksOf(settings: Settings): Sink[] {
  const { CONTACT_UPSTREAM_URL, WEBHOOK_URL, WEBHOOK_SECRET, SMTP_URL, MAIL_FROM, MAIL_TO } = settings
  const { OUTBOUND_PRIVATE_ALLOW, DELIVERY_TIME_SCALE: timeScale } = settings
  const { EMAIL_DATASETS, DATASET_ANSWER_DAYS, DATASET_FOLDER, DATASET_BUCKET_URL } = settings
  const sinks: Sink[] = []
  if (CONTACT_UPSTREAM_URL) sinks.push(upstreamSink(CONTACT_UPSTREAM_URL, timeScale))
  if (SMTP_URL && MAIL_FROM) sinks.push(mailSink({ url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO, timeScale }))
  if (WEBHOOK_URL && WEBHOOK_SECRET)
    sinks.push(webhookSink(WEBHOOK_URL, WEBHOOK_SECRET, OUTBOUND_PRIVATE_ALLOW, timeScale))
  const bot = groupBotOf(settings)
  if (bot) sinks.push(groupBotSink(bot, timeScale))
  if (SMTP_URL && MAIL_FROM) {
    sinks.push(
      requesterMail({
        url: SMTP_URL,
        from: MAIL_FROM,
        replyTo: EMAIL_DATASETS,
        answerDays: DATASET_ANSWER_DAYS,
        hasFiles: Boolean(DATASET_FOLDER || DATASET_BUCKET_URL),
        timeScale,
      }),
    )
  }
  return sinks
}

/** Where a lead of this kind goes; without a kind, every sink there is. */
export function sinkNames(settings: Settings, kind?: LeadKind): string[] {
  return sinksOf(settings)
    .filter(({ kinds }) => !kind || !kinds || kinds.includes(kind))
    .map(({ name }) => name)
}
