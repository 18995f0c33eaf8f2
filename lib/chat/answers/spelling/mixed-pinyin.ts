import { ourNames } from '#lib/chat/answers/names-ours'
import { hanWords } from '#lib/chat/answers/spelling/han-words'
import { soundOf } from '#lib/chat/answers/spelling/sound'

const names = new Set(ourNames.map((name) => name.toLowerCase()))
/** Small letters beside Chinese: what is ours or a format (FloW, YOLO) is mostly written large, or is no sound of our words. */
const mixed = /(\p{Script=Han})?\s*(?<![A-Za-z])([a-z]{2,})(?![A-Za-z0-9])\s*(\p{Script=Han})?/gu
/** Shorter sounds are single characters: they are read with the one beside them only. */
const wholeWord = 4

/** Chinese in which words, or halves of them, are typed by their sound: "jiage 多少" is 价格多少, 续航多jiu is 续航多久. */
export function withPinyinRead(text: string): string {
  const { bySound, characterBySound } = hanWords()
  return text.replace(mixed, (typed: string, before: string | undefined, sound: string, after: string | undefined) => {
    if (names.has(sound)) return typed
    const [left = '', right = ''] = [before, after]
    const isOne = characterBySound.has(sound)
    const whole = sound.length >= wholeWord && !isOne ? bySound.get(sound) : undefined
    if (whole) return `${left}${whole}${right}`
    const withLeft = left === '' ? undefined : bySound.get(soundOf(left) + sound)
    if (withLeft?.startsWith(left)) return `${withLeft}${right}`
    const withRight = right === '' ? undefined : bySound.get(sound + soundOf(right))
    if (withRight?.endsWith(right)) return `${left}${withRight}`
    return sound.length >= wholeWord && isOne ? `${left}${characterBySound.get(sound)}${right}` : typed
  })
}
