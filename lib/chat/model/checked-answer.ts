import { isIdea, terms } from '#lib/assistant/learned/terms'
import type { Passage } from '#lib/assistant/retrieve'
import { figuresHold } from '#lib/chat/model/figures'
import { noAnswer } from '#lib/chat/model/prompt'
import type { Locale } from '#lib/i18n/locales'

/** A sentence with what closes it, and the numbers of passages behind that. */
const sentence = /[^。！？!?\n]*?(?:[。！？!?](?!\d)|\.(?=\s|\[|$)|\n)(?:\s*\[\d+\])*/gu
const citation = /\s*\[(\d+)\]/g
/** Nothing of ours that a visitor may follow or call comes from a model. */
const address = /https?:|www\.|@|\]\(|[<>`*#]/i

/** The share of a sentence's words that must be in the passages it cites. */
const groundedFrom: Readonly<Record<Locale, number>> = { en: 0.5, zh: 0.4 }

function isGrounded(text: string, sources: readonly string[], language: Locale): boolean {
  const termsOf = (of: string) => terms(of, language).filter((term) => !isIdea(term) && [...term].length > 1)
  const known = new Set(sources.flatMap(termsOf))
  const said = termsOf(text)
  return said.length === 0 || said.filter((word) => known.has(word)).length / said.length >= groundedFrom[language]
}

const denial: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:not|no|never|none|nothing|without|cannot|neither|nor)\b|n['’]t\b/i,
  zh: /不(?!同|久|断|仅|锈)|没|无(?!人)|未|勿/,
}

/** Whether a sentence denies where the one of ours that is nearest to it denies, and only there. */
function deniesAlike(text: string, sources: readonly string[], language: Locale): boolean {
  const said = new Set(terms(text, language))
  const shared = (of: string) => new Set(terms(of, language).filter((term) => said.has(term))).size
  const [nearest] = sources
    .flatMap((source) => source.split(/[。！？!?；;\n]|\.(?=\s|$)/))
    .toSorted((one, other) => shared(other) - shared(one))
  return nearest !== undefined && denial[language].test(text) === denial[language].test(nearest)
}

function isInLanguage(text: string, language: Locale): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/[a-z]+/gi)?.length ?? 0
  return language === 'zh' ? han > 0 : han === 0 && latin > 0
}

/**
 * The part of a model's answer that may be shown, sentence by sentence, with the passages it cites. Each sentence must cite passages and
 * agree with their words, language and figures; the first that does not ends the answer before it.
 */
export async function* checkedAnswer(
  parts: AsyncIterable<string>,
  passages: readonly Passage[],
  language: Locale,
): AsyncGenerator<{ text: string; cited: readonly Passage[] }> {
  let rest = ''
  let text = ''
  const cited = new Set<Passage>()

  /** Takes what is complete; false when something in it does not hold. */
  function take(complete: string): boolean {
    for (const [whole] of complete.matchAll(sentence)) {
      const numbers = [...whole.matchAll(citation)].map(([, number]) => Number(number))
      const plain = whole.replace(citation, '').trim()
      if (plain === '') continue
      const sources = numbers.flatMap((number) => passages[number - 1] ?? [])
      if (sources.length === 0 || sources.length < numbers.length) return false
      const from = sources.flatMap((source) => [source.title, source.text])
      const isTheirs =
        figuresHold(plain, from) && isGrounded(plain, from, language) && deniesAlike(plain, from, language)
      if (!isTheirs || address.test(plain) || !isInLanguage(plain, language)) return false
      text += `${text && language === 'en' ? ' ' : ''}${plain}`
      for (const source of sources) cited.add(source)
    }
    return true
  }

  for await (const part of parts) {
    rest += part
    if (`${text}${rest}`.trimStart().startsWith(noAnswer)) return
    // Citations follow the full stop: a sentence is complete when the next one has begun.
    const ends = [...rest.matchAll(sentence)]
    const last = ends.at(-1)
    if (!last || last.index + last[0].length >= rest.length - 1) continue
    const complete = rest.slice(0, last.index + last[0].length)
    const begun = rest.slice(complete.length)
    if (/^\s*(?:\[|$)/.test(begun)) continue
    rest = begun
    const before = text
    const holds = take(complete)
    if (text !== before) yield { text, cited: [...cited] }
    if (!holds) return
  }
  if (rest.trim() === '' || rest.includes(noAnswer)) return
  const before = text
  take(`${rest.trim()}\n`)
  if (text !== before) yield { text, cited: [...cited] }
}
