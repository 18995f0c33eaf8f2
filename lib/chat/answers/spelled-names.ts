import { mayBeMisspelt } from '#lib/chat/answers/spelling/correct-english'
import { soundOf } from '#lib/chat/answers/spelling/sound'

/** Names that are no word which somebody else may have misspelt, each with how far from it a word may be. */
const names = [
  { name: 'SMURF', most: 1 },
  { name: 'MOSHARK', most: 2 },
  { name: 'EFFICIENCY', most: 1 },
  { name: 'FEICHI', most: 1 },
  { name: 'TITAN', most: 1 },
  { name: 'APAS', most: 1 },
  { name: 'USVInland', most: 2 },
] as const

const shortest = 4
/** Up to here another letter makes another word: "scurf" and "apis" are none of ours. */
const short = 5
const latin = /[a-z]+/gi
const han = /\p{Script=Han}+/gu
/** The little blue people whose name the boat has, as Chinese calls them. */
const blueOnes = /小?蓝精灵/g
const chineseName = { written: '鲸灵', sound: 'jingling' }
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

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
  const near = names.find(({ name, most }) => {
    const own = name.toLowerCase()
    if (own === small || own.charAt(0) !== small.charAt(0) || distance(own, small) > most) return false
    return own.length > short || own.length !== small.length || hasSameLetters(own, small)
  })
  if (!near || !mayBeMisspelt(small)) return word
  return word === small ? near.name.toLowerCase() : near.name
}

/** Names as Chinese says them: without an r before another consonant. */
const spoken = names.map(({ name }) => ({ name, sound: name.toLowerCase().replace(/r(?=[^aeiou])/, '') }))

/** Chinese puts a vowel into a name, or after it: a-pa-si, tai-tan. */
const hasOneMore = (sound: string, name: string) =>
  sound.length === name.length + 1 && [...sound].some((_, at) => sound.slice(0, at) + sound.slice(at + 1) === name)

/** The name that two to four characters sound like, which are words each by itself, several words, or else. */
function nameOfSound(piece: string, are: 'singles' | 'words' | 'other'): string | undefined {
  const sound = soundOf(piece)
  const exact = spoken.find((one) => one.sound === sound)
  if (exact) return exact.name
  if (are === 'other') return undefined
  if (are === 'singles' && sound === chineseName.sound) return chineseName.written
  return spoken.find((one) => hasOneMore(sound, one.sound))?.name
}

/** A run of Chinese characters with the names in it that were written by their sound. */
function soundsWritten(run: string): string {
  const characters = [...run]
  const words = [...segmenter.segment(run)]
  const begins = new Set([...words.map(({ index }) => index), run.length])
  let written = ''
  for (let at = 0; at < characters.length; ) {
    const found = [4, 3, 2].flatMap((size) => {
      const piece = characters.slice(at, at + size).join('')
      if (at + size > characters.length) return []
      const inner = [1, 2, 3].filter((step) => step < size)
      // 泰坦 is a word by itself: in the world it is a ship and a moon.
      const areWords = begins.has(at) && begins.has(at + size) && inner.some((step) => begins.has(at + step))
      const areSingle = areWords && inner.every((step) => begins.has(at + step))
      const name = nameOfSound(piece, areSingle ? 'singles' : areWords ? 'words' : 'other')
      return name ? [{ size, name }] : []
    })
    const [first] = found
    written += first?.name ?? characters[at]
    at += first?.size ?? 1
  }
  return written
}

/**
 * A text with the names of our boats and datasets as we write them, where they are misspelt ("moshak", "apass") or written
 * by ear (阿帕斯, 飞驰, 京灵).
 */
export function withNamesSpelled(text: string): string {
  return text.replace(blueOnes, 'SMURF').replace(latin, nameSpelled).replace(han, soundsWritten)
}
