import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coloursFor, contrast } from '#lib/chat/colours'

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

test('whatever the accent, words and lines on it can be read', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (parts) => {
      const {
        deep = '',
        water = '',
        signal = '',
        buoy = '',
        link = '',
        linkdark = '',
        grounddark = '',
        platedark = '',
      } = coloursFor(`#${parts.join('')}`)
      expect(contrast(deep, '#f5f9f9')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(water, '#f5f9f9')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(signal, deep)).toBeGreaterThanOrEqual(3)
      expect(contrast(buoy, '#06141a')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(link, '#f5f9f9')).toBeGreaterThanOrEqual(4.5)
      for (const ground of [grounddark, platedark]) {
        // Text, small text, a fault, a link; the edge of a box.
        for (const words of ['#f5f9f9', '#a9bcc2', '#ffb4a2', linkdark])
          expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast('#7f959c', ground)).toBeGreaterThanOrEqual(3)
      }
    }),
  )
})

test.each(['#f7d046', '#9be15d', '#ffffff'])(
  'a light accent is drawn as it is, on a ground that is nearly black: %s',
  (accent) => {
    const { deep = '', signal, buoy } = coloursFor(accent)
    expect([signal, buoy]).toEqual([accent, accent])
    expect(contrast(deep, '#f5f9f9')).toBeGreaterThanOrEqual(14)
  },
)
