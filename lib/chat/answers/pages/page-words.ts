import { ideasOf } from '#lib/chat/answers/concepts'
import { wordsOf } from '#lib/chat/answers/strange-words'
import { isEmptyEnglish } from '#lib/chat/answers/terms'
import type { Locale } from '#lib/i18n/locales'

/** Words that ask or link and name nothing. */
const emptyChinese = new Set(
  '请问 一下 你们 我们 你 我 您 他 它 想 要 知道 一个 这个 那个 这 那 的话 可以 可不可以 能 能不能 会 会不会 是 是不是 有 有没有 没有 怎么 怎么样 怎样 如何 什么 什么时候 哪 哪些 哪个 哪里 哪儿 谁 多少 几 吗 呢 吧 啊 阿 呀 嘛 的 地 得 了 着 过 在 和 与 及 或 还是 还 也 都 就 才 又 再 把 被 给 让 对 从 到 跟 比 个 条 艘 台 种 里 上 下 中 不 没 啥 咋 多 大 小 么 用 做 说 看 问 问题 需要 应该 觉得 之 为 以 于 其 而 且 但 请 好 很 太 最 更 一 二 两 三 船 人 时候 情况 东西 如果 要是 自己 另外 时'.split(
    ' ',
  ),
)
const emptyEnglish = new Set(
  'boat orca work use way good possible someone anyone anything something im dont doesnt cant whats'.split(' '),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const isHan = /\p{Script=Han}/u

/** What follows each other in a Chinese text without anything between: a word, or characters that are no known words. */
type Run = { word: string } | { characters: string[] }

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let characters: string[] | undefined
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    const isSingle = isHan.test(segment) && [...segment].length === 1
    if (!isWordLike || emptyChinese.has(segment) || /^\d+$/.test(segment)) characters = undefined
    else if (!isSingle) {
      runs.push({ word: segment })
      characters = undefined
    } else if (characters) characters.push(segment)
    else {
      characters = [segment]
      runs.push({ characters })
    }
  }
  return runs
}

const pairsOf = (characters: readonly string[]) =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`)

/** The words of a question that name something, English by stems; characters that our pages have side by side are one. */
export function askedWords(question: string, isKnown: (word: string) => boolean, language: Locale): string[] {
  if (language === 'en')
    return [...new Set(wordsOf(question, 'en').filter((word) => !isEmptyEnglish(word) && !emptyEnglish.has(word)))]
  const words = runsOf(question).flatMap((run) => {
    if ('word' in run) return [run.word]
    const { characters } = run
    const taken: string[] = []
    for (let at = 0; at < characters.length; at += 1) {
      const pair = characters.slice(at, at + 2).join('')
      const isPair = pair.length > 1 && isKnown(pair)
      taken.push(isPair ? pair : (characters[at] ?? ''))
      if (isPair) at += 1
    }
    return taken
  })
  return [...new Set(words)]
}

/** A text in which words are looked for. */
export interface Reading {
  text: string
  words: ReadonlySet<string>
  /** What it is about; looked for only where a word itself is missing. */
  ideas: () => readonly string[]
}

/** A text as words are looked for in it. */
export function readingOf(text: string, language: Locale): Reading {
  const plain = text.normalize('NFKC').toLowerCase()
  let ideas: readonly string[] | undefined
  return {
    text: plain,
    words: new Set(wordsOf(text, language)),
    ideas: () => (ideas ??= ideasOf(plain, language)),
  }
}

/** What another word for the same counts beside the word itself, and what parts of it do. */
const sameIdea = 0.6
const part = 0.7

/** 0 to 1: whether a text has a word, parts of it, or another word for the same (one of its `ideas`). */
export function hitOf(word: string, ideas: readonly string[], reading: Reading, language: Locale): number {
  if (reading.words.has(word) || (language === 'zh' && reading.text.includes(word))) return 1
  const pairs = language === 'zh' ? pairsOf([...word]) : []
  const found = pairs.filter((pair) => reading.text.includes(pair)).length
  const inPart = pairs.length > 1 ? (part * found) / pairs.length : 0
  return Math.max(inPart, ideas.some((idea) => reading.ideas().includes(idea)) ? sameIdea : 0)
}
