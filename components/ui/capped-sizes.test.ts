import { expect, test } from 'vitest'
import { cappedSizes } from '#components/ui/capped-sizes.ts'

test.each([
  ['(min-width: 1024px) 46vw, 84vw', '(min-width: 1024px) 46vw, (min-resolution: 2.5dppx) 56vw, 84vw'],
  ['(min-width: 860px) 70vw, 600px', '(min-width: 860px) 70vw, (min-resolution: 2.5dppx) 400px, 600px'],
  ['100vw', '(min-resolution: 2.5dppx) 67vw, 100vw'],
  ['300px', '300px'],
])('a phone with three pixels to a point asks for two of them: %s', (sizes, capped) => {
  expect(cappedSizes(sizes)).toBe(capped)
})
