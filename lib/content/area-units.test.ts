import { expect, test } from 'vitest'
import { areaIn, areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { areaInBoth } from '#lib/content/boats/print'

const smurf = boats.smurf.variants[0].figures
const large = boats.efficiency.variants[0].figures

test.each([
  ['en', smurf, 'coverArea', '3.3–6.7\u00a0ha (8.2–16.5\u00a0acres)'],
  ['en', smurf, 'maintainedArea', '3–6.5\u00a0ha (7.4–16.1\u00a0acres)'],
  ['en', large, 'coverArea', 'up to 33.3\u00a0ha (82\u00a0acres)'],
  ['en', large, 'workRate', '2.7\u00a0ha/h (6.6\u00a0acres/h)'],
  ['zh', smurf, 'coverArea', '50–100\u00a0亩（3.3\u00a0万–6.7\u00a0万平方米）'],
  ['zh', large, 'coverArea', '可达 500\u00a0亩（33.3\u00a0万平方米）'],
  ['zh', smurf, 'maintainedArea', '45–97.5\u00a0亩（3\u00a0万–6.5\u00a0万平方米）'],
] as const)('%s reads an area in its own two units', (locale, figures, measure, words) => {
  const area = areaOf(figures, measure)
  expect(area && areaInBoth(areaReadings(area, locale), locale)).toBe(words)
})

test('what was given in square metres is not rounded by way of another unit', () => {
  const area = areaOf(large, 'maintainedArea')
  const readings = area ? areaReadings(area, 'en') : []
  expect(readings.find(({ unit }) => unit === 'm2')?.quantity).toEqual({ form: 'exact', value: 300_000 })
  expect(readings.find(({ unit }) => unit === 'ha')?.quantity).toEqual({ form: 'exact', value: 30 })
})

test('a hectare is fifteen mu', () => {
  expect(areaIn({ form: 'exact', value: 1 }, 'ha', 'mu')).toEqual({ form: 'exact', value: 15 })
})
