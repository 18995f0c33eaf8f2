import { languageOfText } from '#lib/assistant/reading/text-language'
import { messageOf } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** The language a visitor writes in: of their last words, or the conversation's own where those do not tell. */
export async function visitorLanguage(
  { sql, read }: Engine,
  { id, language }: Pick<ConversationRow, 'id' | 'language'>,
): Promise<Locale> {
  const said = sql.selectFrom('message').selectAll().where('conversation_id', '=', id).where('author', '=', 'visitor')
  const [last] = await read(said.orderBy('seq', 'desc').limit(1))
  return last ? languageOfText(messageOf(last).text, language) : language
}
