import { expect, test } from 'vitest'
import { pageSlots } from '#lib/entries/page-slots'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]], // a gap would hide a single page on each side
])('page %i of %i shows %j', (page, pages, slots) => {
  expect(pageSlots(page, pages)).toEqual(slots)
})
