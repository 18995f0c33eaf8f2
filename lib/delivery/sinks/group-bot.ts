import type { LeadSink } from '#lib/delivery/sinks/sink'
import { formatMessage } from '#lib/i18n/format-message'
import { leadMessages } from '#lib/leads/messages'
import { type GroupBot, groupBot, notifyGroupBot } from '#lib/outbound/group-bot'

/** A note to the team's group bot about a new lead: kind, language and id, no personal data. */
export function groupBotSink(bot: GroupBot): LeadSink {
  return {
    name: groupBot,
    send: ({ deliveryId, lead }) => {
      const { GroupBotNote, LeadKinds } = leadMessages.zh
      const note = formatMessage(GroupBotNote.received, {
        kind: LeadKinds[lead.kind],
        language: lead.language,
        id: lead.id.slice(-12),
      })
      return notifyGroupBot(bot, note, { 'Idempotency-Key': deliveryId })
    },
  }
}
