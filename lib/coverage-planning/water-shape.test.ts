import { describe, expect, it } from 'vitest'
import { readWater } from '#lib/coverage-planning/water-shape'

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
]
const shape = { outline: square(0, 0, 100), islands: [], shallows: [], dock: null }
const bow = [
  { x: 0, y: 0 },
  { x: 100, y: 100 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
]

describe('a drawn water', () => {
  it.each([
    ['plain', shape, 10_000],
    ['drawn the other way round', { ...shape, outline: [...shape.outline].reverse() }, 10_000],
    ['with an island', { ...shape, islands: [square(10, 10, 10)] }, 9_900],
    ['with an island that reaches over the shore', { ...shape, islands: [square(95, 95, 10)] }, 9_975],
    ['with two shallows that overlap', { ...shape, shallows: [square(10, 10, 10), square(15, 10, 10)] }, 9_850],
  ])('%s has its area', (_, input, area) => {
    const result = readWater(input)
    expect(result.ok && Math.round(result.areaM2)).toBe(area)
  })

  it.each([
    ['words', 'a lake', 'malformed'],
    ['two corners', { ...shape, outline: shape.outline.slice(2) }, 'malformed'],
    [
      'a corner at infinity',
      { ...shape, outline: [...shape.outline, { x: Number.POSITIVE_INFINITY, y: 0 }] },
      'malformed',
    ],
    ['a bow tie', { ...shape, outline: bow }, 'selfCrossing'],
    ['a crossing island', { ...shape, islands: [bow] }, 'selfCrossing'],
    ['a puddle', { ...shape, outline: square(0, 0, 2) }, 'tooSmall'],
    [
      'no height',
      {
        ...shape,
        outline: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 5, y: 0 },
        ],
      },
      'tooSmall',
    ],
    ['a sea', { ...shape, outline: square(-40_000, -40_000, 60_000) }, 'tooLarge'],
    ['an island over all of it', { ...shape, islands: [square(-1, -1, 102)] }, 'noWaterLeft'],
    [
      'too many corners',
      {
        ...shape,
        islands: Array.from({ length: 150 }, (_, i) =>
          Array.from({ length: 40 }, (_, k) => ({ x: i + Math.cos(k), y: Math.sin(k) })),
        ),
      },
      'tooManyCorners',
    ],
  ])('%s is told apart', (_, input, fault) => {
    expect(readWater(input)).toEqual({ ok: false, fault })
  })
})
