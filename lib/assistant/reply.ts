import { likelyReply } from '#lib/assistant/likely-reply'
import { sameQuestionOf } from '#lib/assistant/reading/same-question'
import { withNamesSpelled } from '#lib/assistant/reading/spelled-names'
import { languageOfText } from '#lib/assistant/reading/text-language'
import { toldOnce } from '#lib/assistant/replies/told-once'
import { repliesToEach } from '#lib/assistant/replies-to-each'
import { replyByRule } from '#lib/assistant/reply-by-rule'
import type { MessageBody } from '#lib/chat/message'
import type { Locale } from '#lib/i18n/locales'

/** What the visitor said before, for texts that lean on it. */
export interface Earlier {
  question?: string | undefined
  /** All that is at hand of it, the latest last: "it" is the boat that was named last. */
  texts?: readonly string[]
}

/**
 * What the assistant says to a text, in the language of the text: what a rule answers as a whole; several questions each
 * by its own answer; else what was learned of such questions. A text that only names another thing asks the question before
 * of that.
 */
export function replyTo(text: string, own: Locale, { question, texts }: Earlier = {}): MessageBody[] {
  const language = languageOfText(text, own)
  const said = texts ?? (question === undefined ? [] : [question])
  const plain = withNamesSpelled(text)
  const before = said.at(-1)
  const same = before === undefined ? undefined : sameQuestionOf(before, plain, language)
  const ofAnother = same === undefined ? [] : replyTo(same, language)
  if (ofAnother.length === 1 && ofAnother[0]?.type === 'answer') return ofAnother
  return toldOnce(
    replyByRule(text, plain, language, said) ??
      repliesToEach(text, plain, language, said) ??
      likelyReply(text, plain, language, before),
  )
}
