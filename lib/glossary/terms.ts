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
const terms = z.array(term).parse(list)

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

/** The list as the table of `docs/glossary.md`. */
export function glossaryTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const words = (list: readonly string[] = []) =>
    list.map((word) => word.replaceAll(/\(\?[:!][^)]*\)|[?|\\]/g, '')).join(', ')
  return [
    row(['中文', 'English', 'Meaning', 'Not (中文)', 'Not (English)']),
    row(['---', '---', '---', '---', '---']),
    ...terms.map(({ zh, en, meaning, forbidden }) => row([zh, en, meaning, words(forbidden.zh), words(forbidden.en)])),
  ].join('\n')
}

/** `docs/glossary.md`, whole. */
export function glossaryPage(): string {
  return `# Glossary

The terms that pages, forms, documents and the assistant share, and the words that must not stand for them. The list
itself is \`lib/glossary/terms.json\`; \`npm run words -- --glossary\` prints this page from it, and a test compares them.

Figures carry one of three marks: a confirmed figure stands bare, a converted one stands beside the figure it was
computed from, an indicative one (参考值) links to one footnote. Large numbers in Chinese: 3 万–6.5 万平方米, 70 万公里.
Areas: mu first in Chinese, hectares first in English; a reader changes the unit of tables, plates and forms. A sentence,
a heading and a document do not change: they name both, 50–100 亩（3.3 万–6.7 万平方米）, 3.3–6.7 ha (8.2–16.5 acres).

${glossaryTable()}
`
}
