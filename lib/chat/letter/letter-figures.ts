import { dayAfter, type LetterWeek, weekBefore } from '#lib/chat/letter/letter-week'
import { momentIn } from '#lib/chat/office-time'
import { type ChatCounts, chatCounts, chatFigures } from '#lib/chat/statistics'
import { unansweredQuestions } from '#lib/chat/unanswered'
import type { Engine } from '#lib/store/engine'

const weeksShown = 8

/**
 * Counts a week by days, and the weeks before it, without personal data. `topics`: entries that did not help or were offered instead of
 * an answer, with counts; `others`: questions near no entry.
 */
export async function letterFigures(engine: Engine, week: LetterWeek, zone: string) {
  const weeks: { first: string; figures: ChatCounts }[] = []
  for (let back = weeksShown - 1; back >= 0; back -= 1) {
    const one = weekBefore(dayAfter(week.monday, -7 * back), zone)
    weeks.push({ first: one.first, figures: await chatCounts(engine, one) })
  }
  const days: { day: string; figures: ChatCounts }[] = []
  for (let day = week.first; day < week.monday; day = dayAfter(day, 1)) {
    const span = { since: momentIn(zone, day) - 1, until: momentIn(zone, dayAfter(day, 1)) - 1 }
    days.push({ day, figures: await chatCounts(engine, span) })
  }
  const topics = new Map<string, number>()
  let others = 0
  for (const { entry, times } of await unansweredQuestions(engine, week)) {
    if (entry === undefined) others += times
    else topics.set(entry, (topics.get(entry) ?? 0) + times)
  }
  const ordered = [...topics].map(([entry, times]) => ({ entry, times }))
  return {
    week,
    now: await chatFigures(engine, week),
    before: await chatFigures(engine, weekBefore(week.first, zone)),
    weeks,
    days,
    topics: ordered.toSorted((one, other) => other.times - one.times),
    others,
  }
}

export type LetterFigures = Awaited<ReturnType<typeof letterFigures>>
