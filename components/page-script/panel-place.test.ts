import { expect, test } from 'vitest'
import { movedBy, otherSide, placeInside, readPlace, stepOf } from '#components/page-script/panel-place.ts'

const panel = { width: 320, height: 400 }
const view = { width: 1000, height: 800 }

test('a panel that fits stays where it was put', () => {
  expect(placeInside({ right: 100, bottom: 50 }, panel, view)).toEqual({ right: 100, bottom: 50 })
})

test.each([
  ['beyond the right edge', { right: -500, bottom: 20 }, { right: 8, bottom: 20 }],
  ['beyond the left edge', { right: 5000, bottom: 20 }, { right: 672, bottom: 20 }],
  ['below the window', { right: 20, bottom: -90 }, { right: 20, bottom: 8 }],
  ['above the window', { right: 20, bottom: 790 }, { right: 20, bottom: 332 }],
  ['under the header', { right: 20, bottom: 380 }, { right: 20, bottom: 332 }],
])('a panel dragged %s comes back inside', (_, dragged, seen) => {
  expect(placeInside(dragged, panel, view)).toEqual(seen)
})

test('in a window lower than the panel its head is what stays in view, below the header', () => {
  const { bottom } = placeInside({ right: 8, bottom: 8 }, panel, { width: 360, height: 300 })
  expect(300 - bottom - panel.height).toBe(68)
})

test('arrow keys move by ten pixels in the direction they point', () => {
  const step = stepOf('ArrowLeft')
  expect(step && movedBy({ right: 20, bottom: 20 }, step.x, step.y)).toEqual({ right: 30, bottom: 20 })
  expect(stepOf('Enter')).toBeUndefined()
})

test('the other side is as far from the left edge as it was from the right', () => {
  expect(otherSide({ right: 24, bottom: 30 }, panel, view)).toEqual({ right: 656, bottom: 30 })
})

test.each([null, '', '{', '[]', '{"right":"1","bottom":2}', '{"right":1e999,"bottom":2}'])(
  'storage that holds %j is no place',
  (text) => {
    expect(readPlace(text)).toBeUndefined()
  },
)

test('a kept place is found again', () => {
  expect(readPlace('{"right":40,"bottom":12}')).toEqual({ right: 40, bottom: 12 })
})
