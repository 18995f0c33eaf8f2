import { setTimeout as pause } from 'node:timers/promises'
import { knowledge } from '#lib/chat/answers/knowledge'
import { sentenceEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { keptPages } from '#lib/chat/answers/pages/kept-pages'
import { replyTo } from '#lib/chat/answers/reply'
import { correctEnglish } from '#lib/chat/answers/spelling/correct-english'
import { correctHan } from '#lib/chat/answers/spelling/correct-han'
import { readEntries } from '#lib/entries/read-entries'
import type { Locale } from '#lib/i18n/locales'
import { log, reasonOf } from '#lib/runtime/log'

/** What the assistant is asked before the visitor asks: misspelt and in two parts, to use all its tables. */
const firstQuestions: Readonly<Record<Locale, string>> = {
  zh: '续行时间多长，坏了谁来修？',
  en: 'How long does the batery run, and who repairs it?',
}

/** What takes longest, one by one: the entries, what finds them, what was learned, the spelling; then the whole once. */
const parts: Readonly<Record<Locale, readonly ((question: string) => unknown)[]>> = {
  zh: [
    () => readEntries('faq', 'zh'),
    () => knowledge('zh'),
    (question) => knowledge('zh').classify(question),
    correctHan,
    () => keptPages('zh'),
    (question) => replyTo(question, 'zh'),
  ],
  en: [
    () => readEntries('faq', 'en'),
    () => knowledge('en'),
    sentenceEncoder,
    (question) => knowledge('en').classify(question),
    correctEnglish,
    () => keptPages('en'),
    (question) => replyTo(question, 'en'),
  ],
}

/** So long others are answered before the next part. */
const letOthersMs = 20

async function load(language: Locale): Promise<void> {
  for (const part of parts[language]) {
    await pause(letOthersMs)
    part(firstQuestions[language])
  }
}

const warm = new Set<Locale>()

/**
 * Loads what the assistant learned of a language (some 40 MB, up to a second of work, once a process), so that a visitor who
 * has just come does not wait for it with the first question; whoever else asks something is answered between its parts. A
 * process that nobody asks anything never has it.
 */
export function warmUp(language: Locale): void {
  if (warm.has(language)) return
  warm.add(language)
  load(language).catch((error: unknown) => log('error', 'chat.warm_up_failed', { reason: reasonOf(error) }))
}
