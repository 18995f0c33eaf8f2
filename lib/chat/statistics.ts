import { languageOfText } from '#lib/assistant/reading/text-language'
import { type MessageBody, messageOf } from '#lib/chat/message'
import { messagesInParts } from '#lib/chat/messages-in-parts'
import { withoutPersonalData } from '#lib/chat/model/personal-data'
import { satisfaction } from '#lib/chat/satisfaction'
import { realConversations } from '#lib/chat/test-site'
import { unansweredQuestions } from '#lib/chat/unanswered'
import type { Engine } from '#lib/store/engine'

interface Days {
  /** Epoch milliseconds; until now, if it is not said. */
  since: number
  until?: number
}

const mostQuestions = 10
const answering: ReadonlySet<MessageBody['type']> = new Set(['answer', 'text'])

/** The smallest of sorted numbers that a share of them does not exceed. */
const atShare = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0

/** Counts of answers and answer times in the chats of some days, without personal data. */
export async function chatCounts(engine: Engine, { since, until = Date.now() }: Days) {
  const { sql } = engine
  const waits = await engine.read(
    sql.selectFrom('person_wait').selectAll().where('since', '>', since).where('since', '<=', until),
  )
  const inVain = new Set(waits.flatMap((wait) => (wait.ended_by === 'person' ? [] : wait.conversation_id)))
  const chats = new Map<string, { said: number; person: boolean; assistant: boolean }>()
  const ofDays = messagesInParts(engine, (messages) =>
    messages
      .where('created_at', '>', since)
      .where('created_at', '<=', until)
      .where('conversation_id', 'in', realConversations(sql)),
  )
  for await (const row of ofDays) {
    const chat = chats.get(row.conversation_id) ?? { said: 0, person: false, assistant: false }
    if (row.author === 'visitor') chat.said += 1
    if (row.author === 'operator') chat.person = true
    if (row.author === 'bot' && row.reply_to !== null && answering.has(messageOf(row).type)) chat.assistant = true
    chats.set(row.conversation_id, chat)
  }
  const spoken = [...chats].filter(([, { said }]) => said > 0)
  const byPerson = spoken.filter(([, { person }]) => person).length
  const byAssistant = spoken.filter(([id, { person, assistant }]) => !person && assistant && !inVain.has(id)).length
  const lengths = waits
    .flatMap((wait) => (wait.ended_by === 'person' && wait.ended_at !== null ? [wait.ended_at - wait.since] : []))
    .toSorted((one, other) => one - other)
  return {
    // Those in which a visitor said something, and how much.
    conversations: spoken.length,
    messages: spoken.reduce((sum, [, { said }]) => sum + said, 0),
    // A person said something; the assistant alone had an answer; nobody had one, or not whom they asked for.
    byPerson,
    byAssistant,
    byNobody: spoken.length - byPerson - byAssistant,
    waits: waits.length,
    waitsAnswered: lengths.length,
    waitsOpen: waits.filter(({ ended_at }) => ended_at === null).length,
    // In milliseconds: half of those whom a person answered waited at most so long, and nine of ten.
    firstAnswer: lengths.length > 0 ? { median: atShare(lengths, 0.5), ninth: atShare(lengths, 0.9) } : undefined,
  }
}

export type ChatCounts = Awaited<ReturnType<typeof chatCounts>>

/** The same, with what visitors thought of it. */
export async function chatFigures(engine: Engine, days: Days) {
  const { asked, satisfied, dissatisfied } = await satisfaction(engine, days)
  return { ...(await chatCounts(engine, days)), asked, satisfied, dissatisfied }
}

export type ChatFigures = Awaited<ReturnType<typeof chatFigures>>

/** The same, with what the assistant did not answer, the most frequent first, without names, addresses and numbers. */
export async function chatStatistics(engine: Engine, days: Days) {
  const gaps = await unansweredQuestions(engine, days)
  return {
    ...(await chatFigures(engine, days)),
    unanswered: gaps
      .slice(0, mostQuestions)
      .map(({ text, times }) => ({ text: withoutPersonalData(text, languageOfText(text, 'zh')), times })),
  }
}
