import { expect, test } from 'vitest'
import { withoutName } from '#lib/chat/answers/without-name'

test.each([
  ['en', 'where can I see SMURF', 'where can I see the boat'],
  ['en', 'how much is the moshark boat', 'how much is the boat'],
  ['en', 'can I rent one of your boats', 'can I rent the boat'],
  ['en', 'is the tour boat loud', 'is the boat loud'],
  ['en', 'does EFFICIENCY need a crane', 'does the boat need a crane'],
  ['en', 'who can request FloW-RI', 'who can request the dataset'],
  ['zh', '鲸灵多少钱', '这船多少钱'],
  ['zh', '割草船怎么验收', '这船怎么验收'],
  ['zh', '学生能用flow吗', '学生能用这个数据集吗'],
] as const)('%s: "%s" without its name is "%s"', (language, text, rest) => {
  expect(withoutName(text, language)).toBe(rest)
})

test.each([
  ['en', 'is the efficiency guaranteed'],
  ['en', 'what flow rate is too much'],
  ['en', 'SMURF or MOSHARK?'],
  ['en', 'does FloW show SMURF'],
  ['zh', '潮汐大的地方能用吗'],
  ['zh', '清洁船和游船哪个贵'],
] as const)('%s: "%s" names none, or several', (language, text) => {
  expect(withoutName(text, language)).toBeUndefined()
})
