import { bridgeOf } from '#lib/chat/bridge/bridges'
import type { Settings } from '#lib/config/settings'
import { groupBot, notifyGroupBot } from '#lib/delivery/sinks/group-bot'
import type { Outcome } from '#lib/outbound/outcome'
import { sendEmail } from '#lib/outbound/smtp'
import { log } from '#lib/runtime/log'

interface Notice {
  title: string
  text: string
}

/** Whether the team has a group bot or mail, by which it is told in words. */
export const hasTeam = ({ GROUP_BOT_URL, SMTP_URL }: Settings) => GROUP_BOT_URL !== undefined || SMTP_URL !== undefined

/** Whether anybody hears of a visitor who asks for a person. */
export const canNotify = (settings: Settings) => hasTeam(settings) || bridgeOf(settings) !== undefined

/** Tells the team by every way that is set. Gives back whether one of them took it; what failed is in the log. */
export async function notifyTeam(settings: Settings, { title, text }: Notice): Promise<boolean> {
  const { GROUP_BOT_URL, SMTP_URL, MAIL_FROM, MAIL_TO, DELIVERY_TIME_SCALE: timeScale } = settings
  const ways: Promise<[string, Outcome]>[] = []
  if (GROUP_BOT_URL)
    ways.push(notifyGroupBot(GROUP_BOT_URL, text, {}, timeScale).then((outcome) => [groupBot, outcome]))
  if (SMTP_URL && MAIL_FROM)
    ways.push(
      sendEmail(
        { url: SMTP_URL, timeScale },
        { from: MAIL_FROM, to: MAIL_TO, subject: title, text, headers: { 'Auto-Submitted': 'auto-generated' } },
      ).then((outcome) => ['mail', outcome]),
    )
  const outcomes = await Promise.all(ways)
  for (const [way, { kind, code }] of outcomes) if (kind !== 'delivered') log('warn', 'chat.not_noticed', { way, code })
  return outcomes.some(([, { kind }]) => kind === 'delivered')
}
