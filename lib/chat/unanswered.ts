import { wantsPerson } from '#lib/assistant/reading/small-talk'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { type MessageBody, messageOf } from '#lib/chat/message'
import { realConversations } from '#lib/chat/test-site'
import type { Engine } from '#lib/store/engine'

export interface Gap {
  /** As it was last written, on one line. */
  text: string
  times: number
  /** No answer; only "did you mean"; or an answer that was called unhelpful. */
  why: 'no answer' | 'suggestions' | 'not helpful'
  /** The entry that was offered, or that did not help. */
  entry: string | undefined
}

/** Rows looked at, the newest first: a table for people needs no more. */
const most = 20_000

const reasons: Partial<Record<string, Gap['why']>> = { board: 'no answer', suggestions: 'suggestions' }

const entryOf = (message: MessageBody) =>
  message.type === 'answer'
    ? message.answer_id
    : message.type === 'suggestions'
      ? message.suggestions[0]?.id
      : undefined

/** What visitors asked and the assistant did not answer, the most frequent first. */
export async function unansweredQuestions(
  engine: Engine,
  { since, until = Date.now() }: { since: number; until?: number },
): Promise<Gap[]> {
  const { sql } = engine
  const rows = await engine.read(
    sql
      .selectFrom('message')
      .selectAll()
      .where('created_at', '>', since)
      .where('created_at', '<=', until)
      .where('conversation_id', 'in', realConversations(sql))
      .orderBy('created_at', 'desc')
      .limit(most),
  )
  const unhelpful = await engine.read(
    sql.selectFrom('answer_feedback').selectAll().where('created_at', '>', since).where('helpful', '=', 0),
  )
  const isUnhelpful = new Set(unhelpful.map(({ conversation_id, seq }) => `${conversation_id} ${seq}`))
  const asked = new Map(rows.map((row) => [`${row.conversation_id} ${row.seq}`, row]))
  const gaps = new Map<string, Gap>()
  for (const row of rows) {
    if (row.author !== 'bot' || row.reply_to === null) continue
    const said = messageOf(row)
    const why = isUnhelpful.has(`${row.conversation_id} ${row.seq}`) ? 'not helpful' : reasons[said.type]
    const question = asked.get(`${row.conversation_id} ${row.reply_to}`)
    if (!why || !question) continue
    // A wish for a person is no unanswered question.
    const { type, text: asks } = messageOf(question)
    // A file is no question.
    if (type === 'file') continue
    if (wantsPerson(asks, languageOfText(asks, 'zh'))) continue
    const text = asks.replace(/\s+/g, ' ').trim().slice(0, 200)
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const known = gaps.get(key)
    if (known) known.times += 1
    else gaps.set(key, { text, times: 1, why, entry: entryOf(said) })
  }
  return [...gaps.values()].toSorted((one, other) => other.times - one.times)
}
