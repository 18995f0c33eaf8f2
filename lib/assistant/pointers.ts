import type { FaqEntry } from '#lib/entries/read-entries'

/**
 * The entries that the ideas of a question point to (`ideas` of their front matter); ideas come marked, as `ideasOf` gives
 * them. A question that has all of the first and none of the second is more likely about that entry than its single words
 * say: "pay" and "jobs" is about terms, not about openings.
 */
export function pointedAt(ideas: readonly string[], entries: Iterable<FaqEntry>): Set<string> {
  const has = (idea: string) => ideas.includes(`~${idea}`)
  const isPointed = ({ ideas: wanted }: FaqEntry) => wanted.some(({ all, none }) => all.every(has) && !none.some(has))
  return new Set([...entries].filter(isPointed).map(({ slug }) => slug))
}
