import { expect, test } from 'vitest'
import { areaData, readAreaData } from '#lib/content/area-data'
import { type AreaFigure, areaFigure, areaMeasureNames, areaOf } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'

const given = Object.values(boats).flatMap(({ variants }) =>
  variants.flatMap(({ figures }) => areaMeasureNames.flatMap((measure) => areaOf(figures, measure) ?? [])),
)

test('every area of every boat is read back as it was written', () => {
  expect(given.length).toBeGreaterThan(5)
  for (const area of given.map(areaFigure)) {
    expect(readAreaData(areaData('figure', area))).toEqual({ part: 'figure', area })
  }
})

test.each<[string, AreaFigure]>([
  ['text over 500 mu', { quantity: { form: 'over', value: 500 }, unit: 'mu', isRate: false }],
  ['text exact 2.5 ha/h', { quantity: { form: 'exact', value: 2.5 }, unit: 'ha', isRate: true }],
])('%s', (text, area) => {
  expect(areaData('text', area)).toBe(text)
  expect(readAreaData(text)).toEqual({ part: 'text', area })
})

test.each(['', 'figure', 'figure exact mu', 'figure exact 3 hands', 'figure exact 3 toString', 'word exact 3 mu'])(
  '“%s” is no area',
  (text) => expect(readAreaData(text)).toBeUndefined(),
)
