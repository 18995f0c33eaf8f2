import { expect, test } from 'vitest'
import { figuresOf, measuredIn, unknownFigures } from './figures.ts'

test.each([
  ['SMURF suits 3.3–6.7 ha (8.2–16.5 acres)', []],
  ['鲸灵适用 50–100 亩，长期维护 3 万–6.5 万平方米', []],
  ['holds 50 kg', []],
  ['holds 55 kg', ['55 kg']],
  ['适用 50–120 亩', ['50–120 亩']],
  ['works 2.7 ha/h', []],
] as const)('"%s" prints %j that no boat has', (text, unknown) => {
  expect(unknownFigures(text)).toEqual(unknown)
})

test('a figure is the same in every unit and language', () => {
  expect(figuresOf(['3.3–6.7 ha'])).toEqual(figuresOf(['50–100 亩']))
  expect(measuredIn('30 万平方米')[0]?.values).toEqual([300_000])
})
