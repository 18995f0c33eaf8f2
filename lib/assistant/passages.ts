import { knowledge } from '#lib/assistant/knowledge'
import { retrieve } from '#lib/assistant/retrieve'
import { plainText } from '#lib/entries/plain-text'
import type { Locale } from '#lib/i18n/locales'
import type { RoutePath } from '#lib/routes/table'

/** A piece of our own content that an answer may be made from. */
export interface Passage {
  slug: string
  title: string
  text: string
  source: RoutePath | undefined
}

const most = 5
/** Below this an entry has nothing to do with the question. */
const least = 0.02

/** The entries nearest to a question, the nearest first; none when nothing of ours is near. */
export function passagesFor(question: string, language: Locale): Passage[] {
  const { entries } = knowledge(language)
  return retrieve(question, language)
    .filter(({ confidence }) => confidence >= least)
    .flatMap(({ slug }) => {
      const entry = entries.get(slug)
      return entry ? [{ slug, title: entry.title, text: plainText(entry.body.blocks), source: entry.source }] : []
    })
    .slice(0, most)
}
