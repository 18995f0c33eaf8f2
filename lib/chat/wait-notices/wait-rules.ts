import { bridgeOf } from '#lib/chat/bridge/bridges'
import { timeScale } from '#lib/config/environment'
import type { Settings } from '#lib/config/settings'

const minuteMs = 60_000

/** Without reminders, the visitor is told after so many minutes that nobody came. */
const promiseWithoutReminders = 60

/** When the team is notified of a waiting visitor, and when the visitor is told that nobody has come. */
export interface WaitRules {
  /** Minutes of waiting after which the team is notified, ascending. */
  minutes: readonly number[]
  /** Whether there is no bridge: then a holder may have left the conversation and has to be reminded too. */
  isAlone: boolean
}

export function waitRules(settings: Settings): WaitRules {
  const isAlone = bridgeOf(settings) === undefined
  const reminders = settings.CHAT_REMINDERS.filter((after) => after > 0).toSorted((one, other) => one - other)
  return { minutes: isAlone ? [0, ...reminders] : reminders, isAlone }
}

export const dueNotices = (since: number, { minutes }: WaitRules, now: number) =>
  minutes.filter((after) => now - since >= after * minuteMs * timeScale()).length

/** Waits that began at this moment or before have their first notice due; the rules have one. */
export const firstDue = ({ minutes }: WaitRules, now: number) =>
  Math.round(now - (minutes[0] ?? 0) * minuteMs * timeScale())

/** Visitors who have waited since this moment or longer are told that nobody came, with the last reminder. */
export const promiseDue = ({ minutes }: WaitRules, now: number) =>
  Math.round(now - ((minutes.at(-1) ?? 0) || promiseWithoutReminders) * minuteMs * timeScale())
