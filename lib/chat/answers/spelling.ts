import MiniSearch from 'minisearch'
import { pinyin } from 'pinyin-pro'
import { isOfOurs, sampleQuestions } from '#lib/chat/answers/sample-questions'

const han = /\p{Script=Han}+/gu

interface Sounds {
  /** Of any sample question: what is no misspelling. */
  characters: ReadonlySet<string>
  /** Pairs of characters. */
  words: ReadonlySet<string>
  /** Words of questions about our boats by how they sound, written without tones and spaces. */
  bySound: ReadonlyMap<string, string>
}

interface EnglishWords {
  /** Those of questions about our boats: what a misspelt word may have meant. */
  ours: MiniSearch<{ id: string }>
  /** Those of any sample: what is no misspelling. */
  all: ReadonlySet<string>
}

// Modules are instantiated more than once in one process: one set of tables for all of them.
const key = Symbol.for('orca.spelling')
const holder: typeof globalThis & { [key]?: { sounds?: Sounds; words?: EnglishWords } } = globalThis
holder[key] ??= {}
const tables = holder[key]

const bySign = new Map<string, string>()

/** Sign by sign: a whole dictionary look-up for every piece would hold the first question up for a second. */
function soundOf(text: string): string {
  let sound = ''
  for (const sign of text) {
    const known = bySign.get(sign) ?? pinyin(sign, { toneType: 'none', v: true })
    bySign.set(sign, known)
    sound += known
  }
  return sound
}

/** Neighbouring characters of a text, two to four at a time. */
function* pieces(text: string): Generator<string> {
  const characters = [...text]
  for (let size = 2; size <= 4; size += 1)
    for (let at = 0; at + size <= characters.length; at += 1) yield characters.slice(at, at + size).join('')
}

function ours(): Sounds {
  if (tables.sounds) return tables.sounds
  const counts = new Map<string, number>()
  const words = new Set<string>()
  for (const { text, slug } of sampleQuestions('zh'))
    for (const run of text.match(han) ?? [])
      for (const piece of pieces(run)) {
        const isPair = [...piece].length === 2
        if (isPair) words.add(piece)
        if (isOfOurs(slug)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
      }
  const bySound = new Map<string, string>()
  // Of two that sound alike the one that is written more often.
  for (const [piece, count] of [...counts].toSorted(([, one], [, other]) => one - other)) {
    // Longer pieces that were written once are no words, and there are very many.
    if (count > 1 || [...piece].length === 2) bySound.set(soundOf(piece), piece)
  }
  tables.sounds = { characters: new Set([...words].join('')), words, bySound }
  return tables.sounds
}

/**
 * Chinese as we write it: 续杭 becomes 续航, 價錢 becomes 价钱, where it sounds alike and is no word of ours as it stands;
 * `strange`: only where it has a character that none of our questions has, as traditional ones are.
 */
export function correctHan(text: string, which: 'all' | 'strange' = 'all'): string {
  const { characters: known, words, bySound } = ours()
  return text.replace(han, (run) => {
    const characters = [...run]
    for (let at = 0; at + 1 < characters.length; at += 1) {
      const pair = `${characters[at]}${characters[at + 1]}`
      if (words.has(pair) || (which === 'strange' && [...pair].every((one) => known.has(one)))) continue
      const alike = bySound.get(soundOf(pair))
      const before = at > 0 && words.has(`${characters[at - 1]}${characters[at]}`)
      const after = at + 2 < characters.length && words.has(`${characters[at + 1]}${characters[at + 2]}`)
      if (!alike || before || after) continue
      characters.splice(at, 2, ...alike)
      at += 1
    }
    return characters.join('')
  })
}

/** Pinyin of our words, with or without spaces, as the words: "shuicao zenme ge" becomes 水草 zenme ge. */
export function readPinyin(text: string): string {
  const { bySound } = ours()
  const tokens = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  const read: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const size = [4, 3, 2, 1].find(
      (count) => bySound.has(tokens.slice(at, at + count).join('')) && at + count <= tokens.length,
    )
    read.push(size ? (bySound.get(tokens.slice(at, at + size).join('')) ?? '') : (tokens[at] ?? ''))
    at += size ?? 1
  }
  return read.some((word) => /\p{Script=Han}/u.test(word)) ? read.join(' ') : text
}

/** Shorter words are left as they are: too many others are near them. */
const shortest = 6
const letters = /[a-z]+/gi

function englishWords(): EnglishWords {
  if (tables.words) return tables.words
  const samples = sampleQuestions('en')
  const wordsOf = (some: typeof samples) => new Set(some.flatMap(({ text }) => text.toLowerCase().match(letters) ?? []))
  const ours = new MiniSearch<{ id: string }>({ fields: ['id'] })
  ours.addAll([...wordsOf(samples.filter(({ slug }) => isOfOurs(slug)))].map((id) => ({ id })))
  tables.words = { ours, all: wordsOf(samples) }
  return tables.words
}

/** Two letters have changed places: gaurantee. */
function sameLetters(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) && [...one].toSorted().join('') === [...other].toSorted().join('')
}

/** English as we write it: "warrenty perod" becomes "warranty period", where a word is near one of ours and none itself. */
export function correctEnglish(text: string): string {
  const { ours: known, all } = englishWords()
  return text.replace(letters, (word) => {
    const small = word.toLowerCase()
    if (small.length < shortest || all.has(small)) return word
    const alike = known.search(small, { fuzzy: 2 }).map(({ id }) => String(id))
    const near =
      alike.find((one) => sameLetters(one, small)) ??
      known
        .search(small, { fuzzy: 1 })
        .map(({ id }) => String(id))
        .find((one) => one.startsWith(small.charAt(0)))
    return near ?? word
  })
}
