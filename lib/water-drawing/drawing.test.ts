import { describe, expect, it } from 'vitest'
import { readWater } from '#lib/coverage-planning/water-shape'
import { decodeWater } from '#lib/water-address/decode-water'
import { encodeWater } from '#lib/water-address/encode-water'
import { closesRing, type DrawingAction, draw, emptyDrawing, lakeOfArea, shapeOf } from '#lib/water-drawing/drawing'

const corner = (x: number, y: number): DrawingAction => ({ type: 'corner', point: { x, y } })
const run = (...actions: DrawingAction[]) => actions.reduce(draw, emptyDrawing)
const square = [corner(0, 0), corner(10, 0), corner(10, 10), corner(0, 10), { type: 'close' }] as const

describe('a drawing of a water', () => {
  it('has a shore, an island, a shallow and a dock', () => {
    const drawing = run(
      ...square,
      { type: 'mode', mode: 'island' },
      corner(1, 1),
      corner(2, 1),
      corner(2, 2),
      { type: 'close' },
      { type: 'mode', mode: 'shallow' },
      corner(5, 5),
      corner(6, 5),
      corner(6, 6),
      { type: 'close' },
      { type: 'mode', mode: 'dock' },
      corner(0, 5),
    )
    const water = readWater(shapeOf(drawing))
    expect(water.ok && water.areaM2).toBe(99)
    expect(drawing.dock).toEqual({ x: 0, y: 5 })
  })

  it('is no water before its shore is closed, and closes with three corners or more', () => {
    expect(shapeOf(run(corner(0, 0), corner(10, 0), { type: 'close' }))).toBeNull()
    expect(closesRing(run(corner(0, 0), corner(10, 0), corner(10, 10)), { x: 0.5, y: 0 }, 1)).toBe(true)
    expect(closesRing(run(corner(0, 0), corner(10, 0)), { x: 0, y: 0 }, 1)).toBe(false)
  })

  it('is the same water for whoever opens its link', () => {
    const drawn = run(
      corner(0.04, 0.06),
      corner(140.27, 3.456),
      corner(131.4142, 92.777),
      { type: 'close' },
      { type: 'move', corner: 0, to: { x: -3.333, y: 1.667 } },
    )
    const shape = shapeOf(drawn)
    if (!shape) throw new Error('no water')
    expect(decodeWater(encodeWater({ shape, origin: null }))?.shape).toEqual(shape)
  })

  it('takes back one step at a time, clearing included', () => {
    const cleared = run(...square, { type: 'clear' })
    expect(shapeOf(cleared)).toBeNull()
    expect(shapeOf(draw(cleared, { type: 'undo' }))).not.toBeNull()
    expect(run({ type: 'undo' })).toEqual(emptyDrawing)
  })

  it('moves a corner of the shore', () => {
    const drawing = run(...square, { type: 'move', corner: 2, to: { x: 20, y: 20 } })
    expect(drawing.outline[2]).toEqual({ x: 20, y: 20 })
  })

  it.each([100, 66_667, 3_333_333])('makes a plain lake of %d m²', (areaM2) => {
    const water = readWater(lakeOfArea(areaM2))
    expect(water.ok && water.areaM2 / areaM2).toBeCloseTo(1, 3)
  })
})

it('is laid on the earth with what is drawn, and taken up again', () => {
  const origin = { longitude: 8.5, latitude: 47.3 }
  const placed = draw({ ...emptyDrawing, draft: [{ x: 1, y: 2 }] }, { type: 'place', origin })
  expect(placed).toMatchObject({ origin, draft: [{ x: 1, y: 2 }] })
  expect(draw(placed, { type: 'undo' }).origin).toBeNull()
})

it('a water that came whole is the one its link holds, to the last digit', () => {
  const fine = { outline: lakeOfArea(12_345.678).outline, islands: [], shallows: [], dock: { x: -0.04, y: 1.26 } }
  const drawing = run({
    type: 'load',
    water: { shape: fine, origin: { longitude: 120.1234567, latitude: 30.7654321 } },
  })
  const shape = shapeOf(drawing)
  expect(shape && decodeWater(encodeWater({ shape, origin: drawing.origin }))).toEqual({
    shape,
    origin: drawing.origin,
  })
  expect(readWater(shape)).toMatchObject({ ok: true, areaM2: expect.closeTo(12_345.678, -1) })
})
