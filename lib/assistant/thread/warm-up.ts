import { setTimeout as pause } from 'node:timers/promises'
import { knowledge } from '#lib/assistant/knowledge'
import { correctEnglish } from '#lib/assistant/reading/correct-english'
import { replyToQuestion } from '#lib/assistant/reply-to-question'
import { readEntries } from '#lib/entries/read-entries'
import { type Locale, locales } from '#lib/i18n/locales'

/** What the assistant is asked before the visitor asks: misspelt and in two parts, to use all its tables. */
const firstQuestions: Readonly<Record<Locale, string>> = {
  zh: '续行时间多长，坏了谁来修？',
  en: 'How long does the batery run, and who repairs it?',
}

const ask = (text: string, language: Locale) => replyToQuestion({ text, language, said: [], isForModel: false })

/** What takes longest, one by one: the entries, what finds them, what was learned, the spelling; then the whole once. */
const parts: Readonly<Record<Locale, readonly ((question: string) => unknown)[]>> = {
  zh: [
    () => readEntries('faq', 'zh'),
    () => knowledge('zh'),
    (question) => knowledge('zh').classify(question),
    (question) => ask(question, 'zh'),
  ],
  en: [
    () => readEntries('faq', 'en'),
    () => knowledge('en'),
    (question) => knowledge('en').classify(question),
    correctEnglish,
    (question) => ask(question, 'en'),
  ],
}

/**
 * Loads what the assistant learned, the language of the visitor who has just come first: some two seconds of work in all.
 * A question that comes meanwhile is answered between two parts.
 */
export async function warmUp(first: Locale): Promise<void> {
  for (const language of [first, ...locales.filter((other) => other !== first)]) {
    for (const part of parts[language]) {
      await pause()
      part(firstQuestions[language])
    }
  }
}
