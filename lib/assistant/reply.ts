import { inSameUnit } from '#lib/assistant/fleet/same-unit'
import { likelyReply } from '#lib/assistant/likely-reply'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { replyByRule } from '#lib/assistant/reply-by-rule'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/**
 * The assistant's reply, in the language of the text: by rule, else by what was learned from sample questions.
 * @param said what the visitor said before, the latest last: "it" is the boat that was named last
 */
export function replyTo(text: string, own: Locale, said: readonly string[] = []): MessageBody[] {
  const language = languageOfText(text, own)
  const read = inSameUnit(text, language, said.at(-1))
  return replyByRule(read, language, said) ?? likelyReply(read, language, said)
}
