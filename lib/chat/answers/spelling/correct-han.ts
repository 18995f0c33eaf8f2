import { han, hanWords } from '#lib/chat/answers/spelling/han-words'
import { nearSound, soundOf } from '#lib/chat/answers/spelling/sound'

/** Characters that look alike, by pairs: 租凭 is 租赁. */
const alike = new Map(
  [...'赁凭聘骋充冲桨浆拆折萍苹缆揽竞竟货贷辆俩舱仓藻澡漂飘栅删坝埧淤於'].flatMap((one, at, all) => {
    const other = all[at % 2 === 0 ? at + 1 : at - 1]
    return other ? [[one, other] as const] : []
  }),
)

/**
 * Chinese as we write it: 续杭 becomes 续航, 價錢 becomes 价钱, where it sounds alike and is no word of ours as it stands;
 * `strange`: only where it has a character that none of our questions has, as traditional ones are.
 */
export function correctHan(text: string, which: 'all' | 'strange' = 'all'): string {
  const { characters: known, words, bySound, byNearSound, oftenBySound } = hanWords()
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
