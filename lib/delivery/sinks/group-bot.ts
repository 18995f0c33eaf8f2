import type { LeadSink } from '#lib/delivery/sinks/sink'
import { formatMessage } from '#lib/i18n/format-message'
import { leadMessages } from '#lib/leads/messages'
import { type GroupBot, groupBot, notifyGroupBot } from '#lib/outbound/group-bot'

/** A note to the team's group bot that something came in: kind, language and id, nothing of the person. */
export function groupBotSink(bot: GroupBot, timeScale: number): LeadSink {
  return {
    name: groupBot,
    send: ({ deliveryId, lead }) => {
      const { GroupBotNote, LeadKinds } = leadMessages.zh
      const note = formatMessage(GroupBotNote.received, {
        kind: LeadKinds[lead.kind],
        language: lead.language,
        id: lead.id.slice(-12),
      })
      return notifyGroupBot(bot, note, { 'Idempotency-Key': deliveryId }, timeScale)
    },
  }
}
