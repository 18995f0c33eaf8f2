import { chatMessages } from '#lib/assistant/messages'
import type { AwayNote } from '#lib/chat/away-note'
import { closingText, dayAndTime, isOpen, nextOpening } from '#lib/chat/office-time'
import type { OfficeHours } from '#lib/config/office-hours'
import type { Locale } from '#lib/i18n/locales'

/** Whether people answer now. `back`: epoch milliseconds, missing where nobody knows. */
export type Presence = { kind: 'unknown' } | { kind: 'there'; hours: OfficeHours } | Away
export type Away = { kind: 'away'; back?: number; zone: string }

/** Where no hours say which clocks people go by. */
export const defaultZone = 'Asia/Shanghai'

/** By the hours of the settings and the note that people left; without either nothing is promised. */
export function presenceAt(now: number, hours: OfficeHours | undefined, note: AwayNote | undefined): Presence {
  const zone = hours?.zone ?? defaultZone
  if (note) {
    if (note.until === null) return { kind: 'away', zone }
    return { kind: 'away', back: hours ? nextOpening(hours, note.until) : note.until, zone }
  }
  if (!hours) return { kind: 'unknown' }
  return isOpen(hours, now) ? { kind: 'there', hours } : { kind: 'away', back: nextOpening(hours, now), zone }
}

/** What the window's head says of it, in a line that fits there; where no hours are known, who answers and the other way. */
export function presenceLine(presence: Presence, language: Locale, now: number): string {
  const { now: there, until, back, away, unknown } = chatMessages[language].ChatPresence
  if (presence.kind === 'unknown') return unknown
  if (presence.kind === 'there') {
    const closing = closingText(presence.hours, now, language)
    return closing ? until.replace('{time}', closing) : there
  }
  return presence.back === undefined ? away : back.replace('{time}', dayAndTime(presence.back, presence.zone, language))
}

/** What somebody is told who asks for a person while nobody is there. */
export function awayText({ back, zone }: Away, language: Locale): string {
  const { askedBack, askedAway } = chatMessages[language].ChatPresence
  return back === undefined ? askedAway : askedBack.replace('{time}', dayAndTime(back, zone, language))
}
