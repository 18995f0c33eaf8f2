import { hanWords } from '#lib/chat/answers/spelling/han-words'

const isHan = /\p{Script=Han}/u

/** Pinyin of our words, with or without spaces, as the words: "shuicao zenme ge" becomes 水草怎么割. */
export function readPinyin(text: string): string {
  const { bySound, characterBySound } = hanWords()
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
