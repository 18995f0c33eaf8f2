import { inSameUnit } from '#lib/assistant/fleet/same-unit'
import { likelyReply } from '#lib/assistant/likely-reply'
import { clausesOf } from '#lib/assistant/reading/clauses'
import { talkOf } from '#lib/assistant/reading/small-talk'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { replyByRule } from '#lib/assistant/reply-by-rule'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** "在吗，船多少钱": whoever greets and goes on asks only for what follows. */
function withoutGreeting(text: string, language: Locale): string {
  const [first = '', ...more] = clausesOf(text, language)
  const rest = text.slice(text.indexOf(first) + first.length).replace(/^[\p{P}\s]+/u, '')
  return more.length > 0 && talkOf(first, language) === 'hello' ? withoutGreeting(rest, language) : text
}

/**
 * The assistant's reply, in the language of the text: by rule, else by what was learned from sample questions.
 * @param said what the visitor said before, the latest last: "it" is the boat that was named last
 */
export function replyTo(text: string, own: Locale, said: readonly string[] = []): MessageBody[] {
  const language = languageOfText(text, own)
  const read = inSameUnit(withoutGreeting(text, language), language, said.at(-1))
  return replyByRule(read, language, said) ?? likelyReply(read, language, said)
}
