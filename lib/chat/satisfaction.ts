import { messageOf } from '#lib/chat/message'
import { realConversations } from '#lib/chat/test-site'
import type { Engine } from '#lib/store/engine'

/** Rows looked at, the newest first. */
const most = 20_000

/** How many visitors were asked in that time whether the conversation helped, what they answered, and what they added, the newest first. */
export async function satisfaction(
  { sql, read }: Engine,
  { since, until = Date.now() }: { since: number; until?: number },
) {
  const rows = await read(
    sql
      .selectFrom('rating_question')
      .innerJoin('message', (join) =>
        join
          .onRef('message.conversation_id', '=', 'rating_question.conversation_id')
          .onRef('message.seq', '=', 'rating_question.seq'),
      )
      .selectAll('message')
      .where('asked_at', '>', since)
      .where('asked_at', '<=', until)
      .where('rating_question.conversation_id', 'in', realConversations(sql))
      .orderBy('asked_at', 'desc')
      .limit(most),
  )
  const answers = rows.flatMap((row) => {
    const message = messageOf(row)
    const rating = message.type === 'rating' ? message.rating : undefined
    return rating ? [{ ...rating, at: row.created_at, conversationId: row.conversation_id }] : []
  })
  const satisfied = answers.filter((answer) => answer.satisfied).length
  return {
    asked: rows.length,
    satisfied,
    dissatisfied: answers.length - satisfied,
    comments: answers.flatMap(({ words: text, ...answer }) => (text ? [{ ...answer, text }] : [])),
  }
}
