import { expect, test } from 'vitest'
import { knowledge } from '#lib/assistant/knowledge'
import { shortAnswer } from '#lib/assistant/replies/short-answer'
import { plainText } from '#lib/entries/plain-text'
import { locales } from '#lib/i18n/locales'

const filler = (count: number) => 'x'.repeat(count)

test.each([
  ['en', 'It holds 50 kg. It returns when full.', 'It holds 50 kg. It returns when full.'],
  ['en', `It holds 50 kg. X${filler(170)}. It returns.`, 'It holds 50 kg.'],
  ['zh', '能装 50 公斤。满了自动返航。', '能装 50 公斤。满了自动返航。'],
  ['zh', '先看任务：\n- 垃圾：鲸灵\n- 水草：MOSHARK', '先看任务：垃圾：鲸灵；水草：MOSHARK'],
  ['en', 'See the task:\n- litter: SMURF\n- weed: MOSHARK', 'See the task: litter: SMURF; weed: MOSHARK'],
  ['en', `Five: ${filler(100)}; ${filler(40)}, ${filler(100)}.`, `Five: ${filler(100)}; ${filler(40)}…`],
  ['zh', '', ''],
] as const)('%s: "%s" is "%s" in short', (language, text, short) => {
  expect(shortAnswer(text, language)).toBe(short)
})

test.each(locales)('%s: every entry has an answer in short, no longer than is read at a glance', (language) => {
  const most = language === 'zh' ? 90 : 180
  for (const { body } of knowledge(language).entries.values()) {
    const short = shortAnswer(plainText(body.blocks), language)
    expect(short).toMatch(/[.。!！?？…)）"”]$/)
    expect([...short].length).toBeLessThanOrEqual(most)
  }
})
