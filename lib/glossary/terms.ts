import * as z from 'zod/mini'
import list from './terms.json' with { type: 'json' }

const words = z.optional(z.array(z.string()))

/** A term of the field in both languages, what it means here, and the words that must not stand for it. */
const term = z.object({
  zh: z.string(),
  en: z.string(),
  meaning: z.string(),
  /** Parts of regular expressions; English ones are matched as whole words, in any case. */
  forbidden: z.object({ zh: words, en: words }),
})

/** The terms that pages, forms, documents and the assistant share; `docs/glossary.md` is printed from this list. */
export const terms = z.array(term).parse(list)

export interface ForbiddenWord {
  found: string
  use: string
}

/** The forbidden words in a text of one language. */
export function forbiddenIn(text: string, locale: 'zh' | 'en'): ForbiddenWord[] {
  return terms.flatMap((term) =>
    (term.forbidden[locale] ?? []).flatMap((word) => {
      const pattern = locale === 'en' ? new RegExp(`\\b(?:${word})\\b`, 'i') : new RegExp(word)
      const found = pattern.exec(text)?.[0]
      return found ? [{ found, use: term[locale] || 'plain words' }] : []
    }),
  )
}
