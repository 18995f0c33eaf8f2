import MiniSearch from 'minisearch'
import { pinyin } from 'pinyin-pro'
import { sentenceEncoder } from '#lib/chat/answers/meaning/kept-encoder'
import { isOnePiece } from '#lib/chat/answers/meaning/sentence-pieces'
import { isOfOurs, sampleQuestions } from '#lib/chat/answers/sample-questions'

const han = /\p{Script=Han}+/gu
const isHan = /\p{Script=Han}/u

interface Sounds {
  /** Of any sample question: what is no misspelling. */
  characters: ReadonlySet<string>
  /** Pairs of characters. */
  words: ReadonlySet<string>
  /** Words of questions about our boats by how they sound, written without tones and spaces. */
  bySound: ReadonlyMap<string, string>
  /** Those written more than once by how they sound to who does not tell zh from z, n from l or in from ing. */
  byNearSound: ReadonlyMap<string, string>
  /** Three characters that are often written together, by how they sound. */
  oftenBySound: ReadonlyMap<string, string>
  /** The most frequent character of each sound. */
  characterBySound: ReadonlyMap<string, string>
}

interface EnglishWords {
  /** Those of questions about our boats: what a misspelt word may have meant. */
  ours: MiniSearch<{ id: string }>
  /** In how many of those questions each is. */
  counts: ReadonlyMap<string, number>
  /** Those of any sample: what is no misspelling. */
  all: ReadonlySet<string>
}

// Modules are instantiated more than once in one process: one set of tables for all of them.
const key = Symbol.for('orca.spelling')
const holder: typeof globalThis & { [key]?: { sounds?: Sounds; words?: EnglishWords } } = globalThis
holder[key] ??= {}
const tables = holder[key]

const bySign = new Map<string, string>()

/**
 * How a text sounds, in pinyin without tones and spaces. Sign by sign: a whole dictionary look-up for every piece would
 * hold the first question up for a second.
 */
export function soundOf(text: string): string {
  let sound = ''
  for (const sign of text) {
    const known = bySign.get(sign) ?? pinyin(sign, { toneType: 'none', v: true })
    bySign.set(sign, known)
    sound += known
  }
  return sound
}

/** Sounds that regions and input methods take for each other, as one. */
const nearSound = (sound: string) => sound.replace(/h/g, '').replace(/ng/g, 'n').replace(/l/g, 'n').replace(/f/g, '')

/** Characters that look alike, by pairs: 租凭 is 租赁. */
const alike = new Map(
  [...'赁凭聘骋充冲桨浆拆折萍苹缆揽竞竟货贷辆俩舱仓藻澡漂飘栅删坝埧淤於'].flatMap((one, at, all) => {
    const other = all[at % 2 === 0 ? at + 1 : at - 1]
    return other ? [[one, other] as const] : []
  }),
)

/** Neighbouring characters of a text, two to four at a time. */
function* pieces(text: string): Generator<string> {
  const characters = [...text]
  for (let size = 2; size <= 4; size += 1)
    for (let at = 0; at + size <= characters.length; at += 1) yield characters.slice(at, at + size).join('')
}

/** So often three characters are written together before they are what another three were meant to be. */
const often = 10

function ours(): Sounds {
  if (tables.sounds) return tables.sounds
  const counts = new Map<string, number>()
  const characters = new Map<string, number>()
  const words = new Set<string>()
  for (const { text, slug } of sampleQuestions('zh'))
    for (const run of text.match(han) ?? []) {
      if (isOfOurs(slug)) for (const one of run) characters.set(one, (characters.get(one) ?? 0) + 1)
      for (const piece of pieces(run)) {
        const isPair = [...piece].length === 2
        if (isPair) words.add(piece)
        if (isOfOurs(slug)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
      }
    }
  const bySound = new Map<string, string>()
  const byNearSound = new Map<string, string>()
  const oftenBySound = new Map<string, string>()
  const characterBySound = new Map<string, string>()
  // Of two that sound alike the one that is written more often.
  for (const [piece, count] of [...counts].toSorted(([, one], [, other]) => one - other)) {
    // Longer pieces that were written once are no words, and there are very many.
    if (count > 1 || [...piece].length === 2) bySound.set(soundOf(piece), piece)
    if (count >= often && [...piece].length === 3) oftenBySound.set(soundOf(piece), piece)
    if (count > 1) byNearSound.set(nearSound(soundOf(piece)), piece)
  }
  for (const [character] of [...characters].toSorted(([, one], [, other]) => one - other))
    characterBySound.set(soundOf(character), character)
  tables.sounds = {
    characters: new Set([...words].join('')),
    words,
    bySound,
    byNearSound,
    oftenBySound,
    characterBySound,
  }
  return tables.sounds
}

/**
 * Chinese as we write it: 续杭 becomes 续航, 價錢 becomes 价钱, where it sounds alike and is no word of ours as it stands;
 * `strange`: only where it has a character that none of our questions has, as traditional ones are.
 */
export function correctHan(text: string, which: 'all' | 'strange' = 'all'): string {
  const { characters: known, words, bySound, byNearSound, oftenBySound } = ours()
  /** What a pair was meant to be: what sounds the same, else what looks nearly the same, else what sounds nearly so. */
  const meant = (one: string, other: string) => {
    const looks = [`${alike.get(one)}${other}`, `${one}${alike.get(other)}`].find((pair) => words.has(pair))
    const sound = soundOf(one + other)
    return bySound.get(sound) ?? looks ?? byNearSound.get(nearSound(sound))
  }
  /** Of three characters one pair is ours and the other is not. */
  const halvesOurs = ([one, two, three]: readonly string[]) =>
    words.has(`${one}${two}`) !== words.has(`${two}${three}`) &&
    (which === 'all' || [one, two, three].some((each) => each && !known.has(each)))
  return text.replace(han, (run) => {
    const characters = [...run]
    for (let at = 0; at + 2 < characters.length; at += 1) {
      const piece = characters.slice(at, at + 3)
      const sameSound = oftenBySound.get(soundOf(piece.join('')))
      // 割草传: half of it is ours, and the whole sounds like a word of ours.
      if (sameSound && halvesOurs(piece)) characters.splice(at, 3, ...sameSound)
    }
    for (let at = 0; at + 1 < characters.length; at += 1) {
      const pair = `${characters[at]}${characters[at + 1]}`
      if (words.has(pair) || (which === 'strange' && [...pair].every((one) => known.has(one)))) continue
      const correct = meant(characters[at] ?? '', characters[at + 1] ?? '')
      const before = at > 0 && words.has(`${characters[at - 1]}${characters[at]}`)
      const after = at + 2 < characters.length && words.has(`${characters[at + 1]}${characters[at + 2]}`)
      if (!correct || before || after) continue
      characters.splice(at, 2, ...correct)
      at += 1
    }
    return characters.join('')
  })
}

/** Pinyin of our words, with or without spaces, as the words: "shuicao zenme ge" becomes 水草怎么割. */
export function readPinyin(text: string): string {
  const { bySound, characterBySound } = ours()
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
  if (!read.some((word) => isHan.test(word))) return text
  // Beside words, single syllables are likely their most frequent characters.
  const whole = read.map((word) => (isHan.test(word) ? word : characterBySound.get(word)))
  return whole.every((word) => word !== undefined) ? whole.join('') : read.join(' ')
}

/** Shorter words are left as they are: too many others are near them. */
const shortest = 4
/** Shorter than this a word is only corrected towards one that is clearly meant. */
const long = 6
/** How often a word is in our questions before a short one may be a misspelling of it. */
const leastOften = 3
/** How much oftener than any other that is as near. */
const clearly = 3
const letters = /[a-z]+/gi

function englishWords(): EnglishWords {
  if (tables.words) return tables.words
  const samples = sampleQuestions('en')
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(letters))
  const counts = new Map<string, number>()
  for (const { text, slug } of samples)
    if (isOfOurs(slug)) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const ours = new MiniSearch<{ id: string }>({ fields: ['id'] })
  ours.addAll([...counts.keys()].map((id) => ({ id })))
  tables.words = { ours, counts, all: new Set(samples.flatMap(({ text }) => [...wordsOf(text)])) }
  return tables.words
}

/** Two letters have changed places: gaurantee. */
function sameLetters(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) && [...one].toSorted().join('') === [...other].toSorted().join('')
}

/** The words of ours that differ by a letter and begin alike, or have the same letters in another order. */
function nearest(word: string, ours: EnglishWords['ours']): string[] {
  const found = (fuzzy: number) => ours.search(word, { fuzzy }).map(({ id }) => String(id))
  const turned = found(2).filter((one) => sameLetters(one, word))
  return turned.length > 0 ? turned : found(1).filter((one) => one.startsWith(word.charAt(0)))
}

/** Whether a word may be misspelt: none of our questions has it, nor is it a frequent word of English. */
export function mayBeMisspelt(word: string): boolean {
  const { all } = englishWords()
  const pieces = sentenceEncoder()?.pieces
  // Without a list of the frequent words only long ones are rare enough.
  return !all.has(word) && (pieces ? !isOnePiece(word, pieces) : word.length >= long)
}

/** English as we write it: "warrenty perod" becomes "warranty period", where a word is near one of ours and none itself. */
export function correctEnglish(text: string): string {
  const { ours: known, counts } = englishWords()
  return text.replace(letters, (word) => {
    const small = word.toLowerCase()
    if (small.length < shortest || !mayBeMisspelt(small)) return word
    const often = (one = '') => counts.get(one) ?? 0
    const [first, second] = nearest(small, known).toSorted((one, other) => often(other) - often(one))
    const isClear = often(first) >= leastOften && often(first) >= clearly * often(second)
    return first && (isClear || small.length >= long) ? first : word
  })
}
