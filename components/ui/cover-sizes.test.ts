import { expect, test } from 'vitest'
import { coverSizes } from '#components/ui/cover-sizes.ts'

test('the wider of two measures is told by the shape of the window, with no function an older browser does not know', () => {
  expect(coverSizes({ width: 100, height: 150, below: '600px' })).toBe(
    '(min-width: 1024px) and (min-aspect-ratio: 150/100) 100vw, (min-width: 1024px) 150vh, 600px',
  )
})
