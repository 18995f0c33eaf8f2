import { randomUUID } from 'node:crypto'
import { bridgeOf } from '#lib/chat/bridge/bridges'
import type { Settings } from '#lib/config/settings'
import { groupBot, groupBotOf, notifyGroupBot } from '#lib/outbound/group-bot'
import type { Outcome } from '#lib/outbound/outcome'
import { signedCall } from '#lib/outbound/signed-call'
import { sendEmail } from '#lib/outbound/smtp'
import { log } from '#lib/runtime/log'

/** A waiting visitor in a notice to the team, without anything they wrote. */
export interface Waiting {
  conversation: string
  /** Epoch milliseconds. */
  since: number
  minutes: number
  page: string
  /** The address where a team member reads and answers. */
  link: string
}

export interface Notice {
  title: string
  text: string
  waiting: readonly Waiting[]
}

/** Whether notices with links are configured: group bot, mail or webhook. */
export const hasTeam = ({ GROUP_BOT_URL, SMTP_URL, CHAT_NOTICE_URL }: Settings) =>
  [GROUP_BOT_URL, SMTP_URL, CHAT_NOTICE_URL].some((way) => way !== undefined)

/** Whether anybody hears of a visitor who asks for a person. */
export const canNotify = (settings: Settings) => hasTeam(settings) || bridgeOf(settings) !== undefined

function byWebhook({ waiting }: Notice, settings: Settings): Promise<Outcome> | undefined {
  const { CHAT_NOTICE_URL: url, CHAT_NOTICE_SECRET: secret, OUTBOUND_PRIVATE_ALLOW: privateAllowed } = settings
  if (!url || !secret) return undefined
  const visitors = waiting.map(({ since, ...visitor }) => ({ ...visitor, since: new Date(since).toISOString() }))
  const body = { type: 'chat.person_waiting', timestamp: new Date().toISOString(), data: { visitors } }
  const receiver = { url, secret, privateAllowed }
  return signedCall(receiver, randomUUID(), body)
}

function byMail({ title, text }: Notice, settings: Settings): Promise<Outcome> | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = settings
  if (!SMTP_URL || !MAIL_FROM) return undefined
  const email = { from: MAIL_FROM, to: MAIL_TO, subject: title, text, headers: { 'Auto-Submitted': 'auto-generated' } }
  return sendEmail(SMTP_URL, email)
}

/** Notifies the team by every configured way. Returns whether one worked; failures are logged. */
export async function notifyTeam(settings: Settings, notice: Notice): Promise<boolean> {
  const bot = groupBotOf(settings)
  const ways = {
    [groupBot]: bot && notifyGroupBot(bot, notice.text),
    mail: byMail(notice, settings),
    webhook: byWebhook(notice, settings),
  }
  let isTaken = false
  for (const [way, sending] of Object.entries(ways)) {
    const outcome = await sending
    if (!outcome) continue
    if (outcome.kind === 'delivered') isTaken = true
    else log('warn', 'chat.not_noticed', { way, code: outcome.code })
  }
  return isTaken
}
