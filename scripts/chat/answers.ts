import { awayNote, setAwayNote } from '#lib/chat/away-note'
import { cannedAnswers } from '#lib/chat/canned-answers'
import { momentIn } from '#lib/chat/office-time'
import { defaultZone, presenceAt, presenceLine } from '#lib/chat/presence'
import { satisfaction } from '#lib/chat/satisfaction'
import { type Gap, unansweredQuestions } from '#lib/chat/unanswered'
import { environment } from '#lib/config/environment'
import { locales } from '#lib/i18n/locales'
import { printable } from '../leads/table.ts'
import type { Command } from './call.ts'
import { helpOf } from './messages.ts'
import { sinceDays } from './stats.ts'

/** A line of `gaps`. */
export const gapLine = ({ times, why, text }: Gap) =>
  `${String(times).padStart(5)}  ${why.padEnd(12)}  ${printable(text)}`

/** `gaps`: what was asked and not answered. */
export const gaps: Command = async ({ engine, language, options }) => {
  const { days, since } = sinceDays(options.days, language)
  const found = await unansweredQuestions(engine, { since })
  console.log(`times  why           question (the last ${days} days; ${found.length} of them)`)
  for (const gap of found) console.log(gapLine(gap))
}

/** `satisfaction`: what visitors answered who were asked whether it helped. */
export const ratings: Command = async ({ engine, language, options }) => {
  const { days, since } = sinceDays(options.days, language)
  const { asked, satisfied, dissatisfied, comments } = await satisfaction(engine, { since })
  console.log(`the last ${days} days: ${asked} asked, ${satisfied} satisfied, ${dissatisfied} not satisfied`)
  for (const { satisfied: isGood, text, at } of comments)
    console.log(
      `${new Date(at).toISOString().slice(0, 10)}  ${isGood ? 'yes' : 'no '}  ${printable(text.replace(/\s+/g, ' '))}`,
    )
}

/** `canned`: short codes and what they stand for. */
export function canned(): void {
  for (const code of cannedAnswers('zh').keys()) {
    const texts = locales.map((language) => cannedAnswers(language).get(code)?.replace(/\s+/g, ' ') ?? '')
    console.log([`/${code}`, ...texts.map((text) => `    ${text}`)].join('\n'))
  }
}

/** `away`: whether people answer, and the note that they do not. */
export const away: Command = async ({ engine, language, options: { until: wanted }, words: [state] }) => {
  const { CHAT_HOURS } = environment()
  const zone = CHAT_HOURS?.zone ?? defaultZone
  if (state === 'on') {
    const until = wanted === undefined ? null : momentIn(zone, wanted)
    if (until !== null && !(until > Date.now())) throw new Error(`--until ${wanted}: a day or a time to come, ${zone}`)
    await setAwayNote(engine, { until })
  } else if (state === 'off') await setAwayNote(engine, undefined)
  else if (state !== undefined) throw new Error(helpOf(language))
  const now = Date.now()
  const presence = presenceAt(now, CHAT_HOURS, await awayNote(engine, now))
  for (const one of locales)
    console.log(presenceLine(presence, one, now) ?? 'CHAT_HOURS is unset: visitors read nothing')
}
