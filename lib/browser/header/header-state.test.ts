import { expect, test } from 'vitest'
import { type HeaderState, initialHeaderState, nextHeaderState } from '#lib/browser/header/header-state'

type Stop = number | { y: number; held: true }

const viewportHeight = 900
const held = (y: number): Stop => ({ y, held: true })
const scroll = (stops: Stop[]) =>
  stops.reduce<HeaderState>((place, stop) => {
    const facts = typeof stop === 'number' ? { y: stop, held: false } : stop
    return nextHeaderState(place, { ...facts, viewportHeight })
  }, initialHeaderState)

test.each<[string, Stop[], HeaderState['motion'], HeaderState['at']]>([
  ['at rest at the top', [0], 'shown', 'top'],
  ['a little down, still under the header', [40], 'shown', 'top'],
  ['down', [400], 'hidden', 'top'],
  ['down a whole viewport', [400, 900], 'hidden', 'top'],
  ['down past a viewport', [400, 901], 'hidden', 'body'],
  ['down, then up', [1500, 1400], 'shown', 'body'],
  ['up again into the first screen', [1500, 700], 'shown', 'top'],
  ['down, up, down', [1500, 1400, 1450], 'hidden', 'body'],
  ['a trembling finger after down', [1500, 1498, 1497, 1499], 'hidden', 'body'],
  ['slowly up, a pixel at a time', [1500, 1499, 1498, 1497, 1496], 'shown', 'body'],
  ['down while focus or a menu holds it', [400, held(800)], 'shown', 'top'],
  ['down after it was held', [400, held(800), 1000], 'hidden', 'body'],
  ['beyond the top, as phones bounce', [300, -80], 'shown', 'top'],
])('%s', (_, stops, motion, at) => {
  expect(scroll(stops)).toMatchObject({ motion, at })
})
