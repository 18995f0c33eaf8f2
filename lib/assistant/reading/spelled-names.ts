import { mayBeMisspelt } from '#lib/assistant/reading/correct-english'
import { misspeltNames } from '#lib/assistant/reading/names'

const shortest = 4
/** Up to here another letter makes another word: "scurf" and "apis" are none of ours. */
const short = 5
const latin = /[a-z]+/gi

/** How many letters one has to put in, leave out, change or let change places to come from one word to the other. */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= one.length; at += 1) {
    const [above = [], twoAbove = []] = [rows.at(-1), rows.at(-2)]
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isTurned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      row.push(
        Math.min(
          (above[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (above[to - 1] ?? 0) + (isSame ? 0 : 1),
          isTurned ? (twoAbove[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

const hasSameLetters = (one: string, other: string) => [...one].toSorted().join('') === [...other].toSorted().join('')

/** The name that a word is a misspelling of: nearly its letters, and no word itself. */
function nameSpelled(word: string): string {
  const small = word.toLowerCase()
  if (small.length < shortest) return word
  const near = Object.entries(misspeltNames().misspelt).find(([name, most]) => {
    const own = name.toLowerCase()
    if (own === small || own.charAt(0) !== small.charAt(0) || distance(own, small) > most) return false
    return own.length > short || own.length !== small.length || hasSameLetters(own, small)
  })
  if (!near || !mayBeMisspelt(small)) return word
  return word === small ? near[0].toLowerCase() : near[0]
}

/** A text with the names of our boats and datasets as we write them, where they are misspelt ("moshak", "apass") or written by ear. */
export function withNamesSpelled(text: string): string {
  return misspeltNames()
    .byEar.reduce((named, [name, called]) => named.replace(called, name), text)
    .replace(latin, nameSpelled)
}
