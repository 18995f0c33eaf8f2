import { chatLimits } from '#lib/chat/limits'
import { plainText } from '#lib/entries/plain-text'
import { readEntries } from '#lib/entries/read-entries'
import { characters } from '#lib/forms/patterns'
import type { Locale } from '#lib/i18n/locales'
import en from '#messages/en/canned.json' with { type: 'json' }
import zh from '#messages/zh/canned.json' with { type: 'json' }

const own: Record<Locale, Readonly<Record<string, string>>> = { zh: zh.ChatCanned, en: en.ChatCanned }

const known: Partial<Record<Locale, ReadonlyMap<string, string>>> = {}

/** Canned answers by short code: phrases (`canned.json`) and entries by file name, except small talk. */
export function cannedAnswers(language: Locale): ReadonlyMap<string, string> {
  known[language] ??= new Map([
    ...readEntries('faq', language)
      .filter(({ topic }) => topic !== 'talk')
      .map(({ slug, body }): [string, string] => [slug, plainText(body.blocks)]),
    ...Object.entries(own[language]),
  ])
  return known[language]
}

/** A slash and a code as a word of its own: not in an address, a path or "and/or". */
const code = /(?<![\p{L}\p{N}/.:_~-])\/([a-z][a-z\d-]{0,40})(?![\p{L}\p{N}/_-]|\.[\p{L}\p{N}])/gu

/** An operator's words with known codes replaced; unknown ones stay, and those whose text would be too long. */
export function withCannedAnswers(text: string, language: Locale): string {
  let length = characters(text)
  return text.replace(code, (typed: string, name: string) => {
    const answer = cannedAnswers(language).get(name)
    const more = answer === undefined ? 0 : characters(answer) - characters(typed)
    if (answer === undefined || length + more > chatLimits.text) return typed
    length += more
    return answer
  })
}
