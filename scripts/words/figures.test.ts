import { expect, test } from 'vitest'
import { figuresOf, measuredIn, unknownFigures } from './figures.ts'

test.each([
  ['SMURF suits 3.3–6.7 ha (8.2–16.5 acres)', []],
  ['鲸灵适用 50–100 亩，长期维护 3 万–6.5 万平方米', []],
  ['holds 50 kg', []],
  ['holds 55 kg', ['55 kg']],
  ['适用 50–130 亩', ['50–130 亩']],
  ['works 2.7 ha/h', []],
  ['runs 6–8 h per charge', []],
  ['续航 6–9 小时', ['6–9 小时']],
  ['cuts 10–60 cm deep', []],
  ['割草深度 10–70 厘米', ['10–70 厘米']],
  ['draws 0.47 m', []],
  ['吃水 0.6 米', ['0.6 米']],
  ['长 2500 mm', []],
  ['length 2600 mm', ['2600 mm']],
  ['1.5 m/s over 26 km', []],
] as const)('"%s" prints %j that no boat has', (text, unknown) => {
  expect(unknownFigures(text)).toEqual(unknown)
})

test('a figure is the same in every unit and language', () => {
  expect(figuresOf(['3.3–6.7 ha'])).toEqual(figuresOf(['50–100 亩']))
  expect(figuresOf(['6.7–13.3\u00a0ha (16–33\u00a0acres)'])).toEqual(figuresOf(['100–200 亩']))
  expect(figuresOf(['6–8 hours, 10–60 cm, 0.47 m'])).toEqual(figuresOf(['6–8 小时，10–60 厘米，0.47 米']))
  expect(measuredIn('30 万平方米')[0]?.values).toEqual([300_000])
})
