import { chatMessages } from '#lib/assistant/messages'
import { cachedFromStore } from '#lib/chat/cached-from-store'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import type { Engine } from '#lib/store/engine'

const dayMs = 86_400_000
const minuteMs = 60_000
/** Waits looked at, the newest. */
const most = 2000
/** With fewer measured answers there is no usual time. */
const fewest = 10

/** How long visitors of the last 30 days waited for a person, half of them at most, in milliseconds; undefined where few did. */
export async function usualAnswerMs({ sql, read }: Engine, now: number): Promise<number | undefined> {
  const rows = await read(
    sql
      .selectFrom('person_wait')
      .select(['since', 'ended_at'])
      .where('ended_by', '=', 'person')
      .where('since', '>', now - 30 * dayMs)
      .orderBy('since', 'desc')
      .limit(most),
  )
  const waits = rows.flatMap(({ since, ended_at }) => (ended_at === null ? [] : Math.max(0, ended_at - since)))
  return waits.length < fewest
    ? undefined
    : waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1]
}

const fact = { name: 'usual-answer', askAgainMs: 5 * minuteMs, read: usualAnswerMs }

/** The same, as this process knows it. */
export const knownAnswerMs = (now: number): Promise<number | undefined> => cachedFromStore(fact, now)

/** Promised minutes, rounded up from the measured time; none beyond a day. */
const steps = [
  [1, 'minute'],
  [5, 'five'],
  [15, 'fifteen'],
  [30, 'thirty'],
  [60, 'hour'],
  [4 * 60, 'hours'],
  [24 * 60, 'day'],
] as const

/** The team's name and usual answer time in a few words; undefined if neither is known. */
export function answerTimeText(
  { ms, person }: { ms: number | undefined; person: string | undefined },
  language: Locale,
): string | undefined {
  const { named, usually, namedUsually, times } = chatMessages[language].ChatAnswerTime
  const step = ms === undefined ? undefined : steps.find(([minutes]) => ms <= minutes * minuteMs)?.[1]
  if (step) return formatMessage(person ? namedUsually : usually, { person: person ?? '', time: times[step] })
  return person && formatMessage(named, { person })
}
