import { expect, test } from 'vitest'
import { replyToQuestion } from '#lib/assistant/reply-to-question'
import type { Locale } from '#lib/i18n/locales'

const said = (text: string, language: Locale, page: string, before: string[] = []) =>
  replyToQuestion({ text, language, said: before, page, isForModel: false }).bodies[0]

test.each([
  ['zh', '/product/xi', '开多快？', '汐 XI 的航速'],
  ['zh', '/product/titan', '一次充电干多久？', 'TITAN：续航时间 8–10'],
  ['zh', '/product/efficiency', '吃水多少？', 'EFFICIENCY：吃水深度 0.50'],
  ['en', '/en/product/smurf', 'how long does it run?', 'SMURF'],
  ['en', '/en/product/titan', 'how fast is it?', 'The speed of TITAN'],
] as const)('%s: on %s "%s" is asked of that boat', (language, page, text, begins) => {
  expect(said(text, language, page)?.text.startsWith(begins)).toBe(true)
  expect(said(text, language, '/product')?.text.startsWith(begins)).toBe(false)
})

test('an answer that stands by itself, a boat that is named and what was talked of come before the page', () => {
  expect(said('断网了还能用吗？', 'zh', '/product/apas')).toMatchObject({ answer_id: 'apas-faults' })
  expect(said('保修多久？', 'zh', '/product/yang')).toMatchObject({ answer_id: 'warranty' })
  expect(said('SMURF 吃水多少？', 'zh', '/product/efficiency')?.text).toContain('SMURF 鲸灵：吃水深度 0.47')
  expect(said('吃水多少？', 'zh', '/product/efficiency', ['鲸灵续航多久'])?.text).toContain('SMURF 鲸灵：吃水深度')
  expect(said('吃水多少？', 'zh', '/product/efficiency', ['多少钱'])?.text).toContain('EFFICIENCY：吃水深度')
})
