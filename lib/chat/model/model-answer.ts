import { chatMessages, sourceOf } from '#lib/assistant/messages'
import type { Passage } from '#lib/assistant/retrieve'
import type { MessageBody } from '#lib/chat/message'
import { type CompletionTimeouts, chatCompletion, type ModelEndpoint } from '#lib/chat/model/chat-completion'
import { checkedAnswer } from '#lib/chat/model/checked-answer'
import { withoutPersonalData } from '#lib/chat/model/personal-data'
import { promptFor } from '#lib/chat/model/prompt'
import type { Locale } from '#lib/i18n/locales'

/** Longer than anybody asks; the rest of a letter stays with us. */
const mostAsked = 500

export interface Asked {
  question: string
  /** The previous question, if this one refers to it. */
  before?: string | undefined
  language: Locale
  passages: readonly Passage[]
}

/** The model's answer from our passages as it grows, each sentence checked; nothing when it declines or does not hold. */
export async function* modelAnswer(
  endpoint: ModelEndpoint,
  { question, before, language, passages }: Asked,
  timeouts: CompletionTimeouts,
  signal: AbortSignal,
): AsyncGenerator<MessageBody> {
  const clean = (text: string) => withoutPersonalData([...text].slice(0, mostAsked).join(''), language)
  const prompt = promptFor(clean(question), before && clean(before), passages, language)
  const parts = chatCompletion(endpoint, prompt, timeouts, signal)
  for await (const { text, cited } of checkedAnswer(parts, passages, language)) {
    const [first] = cited
    if (!first) return
    const paths = new Set(cited.flatMap(({ source }) => source ?? []))
    const [source, ...more] = [...paths].map((path) => sourceOf(path, language))
    const lines = more.map(({ title, url }) => `${title} ${url}`)
    yield {
      type: 'answer',
      text: [text, ...lines, chatMessages[language].ChatReplies.byModel].join('\n'),
      answer_id: first.slug,
      ...(source ? { source } : {}),
    }
  }
}
