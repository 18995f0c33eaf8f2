import { bridgeOf } from '#lib/chat/bridge/bridges'
import type { Settings } from '#lib/config/settings'

const minuteMs = 60_000

/** Where nobody is to be reminded, a visitor is told after so many minutes that nobody came. */
const promiseWithoutReminders = 60

/** When the team is notified of a waiting visitor, and when the visitor is told that nobody has come. */
export interface WaitRules {
  /** After how many minutes of waiting the team is told, ascending. */
  minutes: readonly number[]
  /** Whether nobody else brings what visitors say to people: then who has a conversation may have gone away from it. */
  isAlone: boolean
  timeScale: number
}

export function waitRules(settings: Settings): WaitRules {
  const { CHAT_REMINDERS, DELIVERY_TIME_SCALE: timeScale } = settings
  const isAlone = bridgeOf(settings) === undefined
  const reminders = CHAT_REMINDERS.filter((after) => after > 0).toSorted((one, other) => one - other)
  return { minutes: isAlone ? [0, ...reminders] : reminders, isAlone, timeScale }
}

export const dueNotices = (since: number, { minutes, timeScale }: WaitRules, now: number) =>
  minutes.filter((after) => now - since >= after * minuteMs * timeScale).length

/** Waits that began at this moment or before have their first notice due; the rules have one. */
export const firstDue = ({ minutes, timeScale }: WaitRules, now: number) =>
  Math.round(now - (minutes[0] ?? 0) * minuteMs * timeScale)

/** Visitors who have waited since this moment or before are told that nobody came: with the last reminder. */
export const promiseDue = ({ minutes, timeScale }: WaitRules, now: number) =>
  Math.round(now - ((minutes.at(-1) ?? 0) || promiseWithoutReminders) * minuteMs * timeScale)
