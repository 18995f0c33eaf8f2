import { expect, test } from 'vitest'
import { pathData } from '#lib/water-drawing/path-data'

const places = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))

test.each([
  ['a line by its steps', [places([10, 20], [13.4, 20], [13, 15])], {}, 'M10 20l3 0l0-5'],
  [
    'a line that goes on where the last one ended',
    [places([1, 1], [4, 1]), places([4, 1], [4, 6])],
    {},
    'M1 1l3 0l0 5',
  ],
  ['a line that begins elsewhere', [places([1, 1], [4, 1]), places([9, 9], [8, 9])], {}, 'M1 1l3 0M9 9l-1 0'],
  ['steps that do not drift', [places([0, 0], [0.6, 0], [1.2, 0], [1.8, 0])], {}, 'M0 0l1 0l1 0'],
  ['a ring, to a tenth', [places([0, 0], [1.25, 0], [1.25, 1])], { decimals: 1, closed: true }, 'M0 0l1.3 0l0 1z'],
  ['nothing of nothing', [[]], {}, ''],
])('%s', (_, lines, options, data) => {
  expect(pathData(lines, options)).toBe(data)
})
