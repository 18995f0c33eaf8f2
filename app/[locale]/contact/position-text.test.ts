import { expect, test } from 'vitest'
import { positionText } from './position-text.ts'

test.each([
  [34.2583, 108.94, '34°15′30″N 108°56′24″E'],
  [-33.9999, -70.5, '34°00′00″S 70°30′00″W'],
])('%d, %d is printed as a chart prints it', (latitude, longitude, printed) => {
  expect(positionText({ latitude, longitude })).toBe(printed)
})
