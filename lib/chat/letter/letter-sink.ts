import { chatLetter } from '#lib/chat/letter/chat-letter'
import { letterFigures } from '#lib/chat/letter/letter-figures'
import { mondayOfSubject } from '#lib/chat/letter/letter-schedule'
import { weekBefore } from '#lib/chat/letter/letter-week'
import { defaultZone } from '#lib/chat/presence'
import { letterSink } from '#lib/chat/sinks'
import type { Settings } from '#lib/config/settings'
import type { SubjectSink } from '#lib/delivery/sinks/sink'
import { messageId, sendToEach } from '#lib/outbound/smtp'

/** The clocks by which reports are due and days are counted. */
export const letterZone = ({ CHAT_HOURS }: Settings) => CHAT_HOURS?.zone ?? defaultZone

/** Sends the weekly report by mail, if configured: one email to all; done once one receiver has it. */
export function letterSinks(settings: Settings): SubjectSink[] {
  const { CHAT_WEEKLY_LETTER: languages, SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to } = settings
  if (languages.length === 0 || !url || !from) return []
  const zone = letterZone(settings)
  return [
    {
      name: letterSink,
      async sendSubject({ engine, deliveryId, subjectId }) {
        const figures = await letterFigures(engine, weekBefore(mondayOfSubject(subjectId), zone), zone)
        const outcomes = await sendToEach(
          url,
          {
            ...chatLetter(figures, languages),
            from,
            to: [...to],
            messageId: messageId(deliveryId, from),
            headers: { 'Auto-Submitted': 'auto-generated' },
          },
          to,
        )
        const all = [...outcomes.values()]
        return all.find(({ kind }) => kind === 'delivered') ?? all[0] ?? { kind: 'dead', code: 'NOBODY' }
      },
    },
  ]
}
