import { setTimeout as pause } from 'node:timers/promises'
import { knowledge } from '#lib/assistant/knowledge'
import { guessesOf } from '#lib/assistant/learned/learned-questions'
import { replyToQuestion } from '#lib/assistant/reply-to-question'
import { type Locale, locales } from '#lib/i18n/locales'

/** What the assistant is asked before the visitor asks: misspelt and in two parts, to use all its tables. */
const firstQuestions: Readonly<Record<Locale, string>> = {
  zh: '续行时间多长，坏了谁来修？',
  en: 'How long does the batery run, and who repairs it?',
}

/** What takes longest, one by one: the entries and what finds them, what was learned; then the whole once. */
const parts: readonly ((language: Locale, text: string) => unknown)[] = [
  knowledge,
  (language, text) => guessesOf(text, language),
  (language, text) => replyToQuestion({ text, language, said: [], page: '', isForModel: false }),
]

/** Loads what the build made and learned, this language first; a question that comes meanwhile is answered between two parts. */
export async function warmUp(first: Locale): Promise<void> {
  for (const language of [first, ...locales.filter((other) => other !== first)])
    for (const part of parts) {
      await pause()
      part(language, firstQuestions[language])
    }
}
