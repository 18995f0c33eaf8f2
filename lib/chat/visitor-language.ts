import { languageOfText } from '#lib/assistant/reading/text-language'
import { messageOf } from '#lib/chat/message'
import { lastOfVisitor } from '#lib/chat/read-messages'
import type { Locale } from '#lib/i18n/locales'
import type { ConversationRow } from '#lib/store/chat-tables'
import type { Engine } from '#lib/store/engine'

/** The language a visitor writes in: of their last words, or the conversation's own where those do not tell. */
export async function visitorLanguage(
  engine: Engine,
  { id, language }: Pick<ConversationRow, 'id' | 'language'>,
): Promise<Locale> {
  const last = await lastOfVisitor(engine, id)
  return last ? languageOfText(messageOf(last).text, language) : language
}
