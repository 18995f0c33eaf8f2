import { expect, test } from 'vitest'
import { withNamesSpelled } from '#lib/assistant/reading/spelled-names'

test.each([
  ['a letter left out', 'the batery of moshak', 'the batery of moshark'],
  ['a letter too many', 'Apass on a ferry', 'APAS on a ferry'],
  ['in Chinese', 'usvinlnd 有雷达吗', 'usvinland 有雷达吗'],
  ['as Chinese says it, a vowel put in', '阿帕斯能装渔船吗', 'APAS能装渔船吗'],
  ['as Chinese says it, without an r', '莫鲨克是割草的吗', 'MOSHARK是割草的吗'],
  ['a word that sounds just so', '飞驰测什么', 'FEICHI测什么'],
  ['our Chinese name', '京灵能装多少', '鲸灵能装多少'],
  ['a word of its own is left', 'is it efficient with apps', 'is it efficient with apps'],
  ['and a short one with another letter', 'scurf and apis', 'scurf and apis'],
  ['a ship of the world is left', '泰坦尼克号多长', '泰坦尼克号多长'],
  ['and so is one of Chinese', '地毯和精灵', '地毯和精灵'],
  ['and words beside each other', '水深啊怕不怕，它探一下', '水深啊怕不怕，它探一下'],
] as const)('a name, %s: "%s" is "%s"', (_, text, spelled) => {
  expect(withNamesSpelled(text)).toBe(spelled)
})
