import { describe, expect, test } from 'vitest'
import { at, distance, type Ring } from '#lib/coverage-planning/geometry'
import { planFleets } from '#lib/coverage-planning/plan-fleets'
import type { Fleet } from '#lib/coverage-planning/plan-request'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { poseAt } from '#lib/water-scene/boat-pose'
import { placeDock } from '#lib/water-scene/dock-place'
import { litterOfTile, mostPerTile, tileM } from '#lib/water-scene/litter-tiles'
import { createProgress } from '#lib/water-scene/mission-progress'
import { plantKinds, plantShores } from '#lib/water-scene/planting'
import { shorePlaces } from '#lib/water-scene/shore-places'
import { sweptLanes } from '#lib/water-scene/swept-lanes'
import { createSweptTimes } from '#lib/water-scene/swept-times'

const box = (width: number, height: number, x = 0, y = 0): Ring => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]
const round = (radius: number, corners: number, x = 0, y = 0): Ring =>
  Array.from({ length: corners }, (_, index) => ({
    x: x + radius * Math.cos((index / corners) * 2 * Math.PI),
    y: y + radius * Math.sin((index / corners) * 2 * Math.PI),
  }))
const water = (outline: Ring, islands: readonly Ring[] = []): WaterShape => ({
  outline,
  islands,
  shallows: [],
  dock: null,
})

const pond = water(box(26, 26))
const river = water(box(2_400, 18))
const manyIslands = water(
  round(1_500, 240),
  Array.from({ length: 200 }, (_, index) =>
    round(18, 12, ((index % 20) - 9.5) * 95, (Math.floor(index / 20) - 4.5) * 95),
  ),
)
const large = water(round(3_090, 300))

const fleet: Fleet = {
  boats: 2,
  widthM: 2,
  workSpeed: 1,
  transitSpeed: 1.5,
  basketKg: 50,
  litterKg: 150,
  enduranceH: 4,
  unloadMin: 5,
  chargeMin: 30,
}

function planned(shape: WaterShape, own: Partial<Fleet> = {}) {
  const answer = planFleets({ number: 1, shape, clearanceM: 1, fleets: [{ ...fleet, ...own }] })
  if ('fault' in answer) throw new Error(answer.fault)
  return { ...at(answer.results, 0), dock: answer.dock }
}

describe('shores', () => {
  test('land lies outside an outline and inside an island, however their rings are wound', () => {
    for (const ring of [box(40, 20), [...box(40, 20)].reverse()]) {
      for (const { place, landward } of shorePlaces(ring, 'outside', 3))
        expect(ringsContain([ring], { x: place.x + landward.x, y: place.y + landward.y })).toBe(false)
      for (const { place, landward } of shorePlaces(ring, 'inside', 3))
        expect(ringsContain([ring], { x: place.x + landward.x, y: place.y + landward.y })).toBe(true)
    }
  })

  test.each([
    ['a pond of one mu', pond],
    ['a river of 2,400 × 18 m', river],
    ['a lake of 200 islands', manyIslands],
    ['3,000 ha', large],
  ])('%s: trees stand on land, the numbers stay bounded, and the same water grows the same', (_, shape) => {
    const planting = plantShores(shape)
    const rings = [shape.outline, ...shape.islands]
    for (const kind of ['crown', 'poplar', 'bush'] as const) {
      expect(planting[kind].some((plant) => ringsContain(rings, plant))).toBe(false)
    }
    const count = plantKinds.reduce((sum, kind) => sum + planting[kind].length, 0)
    expect(count).toBeGreaterThan(40)
    expect(count).toBeLessThan(25_000)
    expect(plantShores(shape)).toEqual(planting)
  })
})

describe('litter', () => {
  test('lies on the water only, is bounded a tile, and is gone at the second a boat passes', () => {
    const shape = water(box(60, 40), [box(10, 10, 25, 15)])
    const result = planned(shape)
    const lanes = sweptLanes(result.run, fleet.widthM)
    const sweptAt = createSweptTimes(lanes, fleet.widthM)
    const shores = createShoreIndex([shape.outline, ...shape.islands])
    const pieces = [0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2].flatMap((row) => {
        const tile = litterOfTile(column, row, { shores, sweptAt, seed: 7 })
        expect(tile.length).toBeLessThanOrEqual(mostPerTile)
        for (const { x, y } of tile) {
          expect(Math.floor(x / tileM)).toBe(column)
          expect(Math.floor(y / tileM)).toBe(row)
        }
        return tile
      }),
    )
    expect(pieces.length).toBeGreaterThan(60)
    expect(pieces.every((piece) => ringsContain([shape.outline, ...shape.islands], piece))).toBe(true)
    const swept = pieces.filter(({ sweptS }) => Number.isFinite(sweptS))
    expect(swept.length / pieces.length).toBeGreaterThan(0.95)
    for (const piece of swept) {
      expect(piece.sweptS).toBeLessThanOrEqual(result.run.finishedS)
      const hull = { lengthM: 0.01, speed: 1, berth: { place: result.dock, heading: 0 }, dock: result.dock }
      const nearest = Math.min(
        ...result.run.boats.map((boat) => distance(poseAt(boat, piece.sweptS, hull).place, piece)),
      )
      expect(nearest).toBeLessThan(fleet.widthM / 2 + 0.7)
    }
  })

  test('what no lane reaches stays', () => {
    const sweptAt = createSweptTimes(Float32Array.from([0, 0, 10, 0, 5, 15]), 2)
    expect(sweptAt({ x: 5, y: 0.9 })).toBeCloseTo(10)
    expect(sweptAt({ x: 5, y: 1.1 })).toBe(Number.POSITIVE_INFINITY)
    expect(createSweptTimes(new Float32Array(), 2)({ x: 0, y: 0 })).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('boats', () => {
  const shape = { ...water(box(120, 80)), dock: { x: 30, y: 0 } }
  const result = planned(shape)
  const size = { lengthM: 1.6, beamM: 1 }
  const dock = placeDock(shape, size, 2)
  if (!dock) throw new Error('no dock')
  const hull = (index: number) => ({ lengthM: 1.6, speed: 1, berth: at(dock.berths, index), dock: result.dock })

  test('lie at their berths before and after, side by side on the water, along the shore', () => {
    const places = result.run.boats.map((boat, index) => {
      expect(poseAt(boat, boat.finishedS + 60, hull(index))).toMatchObject({ ...at(dock.berths, index), speed: 0 })
      return poseAt(boat, 0, hull(index)).place
    })
    expect(distance(at(places, 0), at(places, 1))).toBeGreaterThan(size.beamM)
    for (const berth of dock.berths) {
      expect(ringsContain([shape.outline], berth.place)).toBe(true)
      expect(Math.abs(Math.sin(berth.heading))).toBeLessThan(1e-6)
    }
  })

  test('never jump: within a second a boat goes no farther than it can, and turns softly', () => {
    for (const [index, boat] of result.run.boats.entries()) {
      let before = poseAt(boat, 0, hull(index))
      for (let second = 0.5; second < boat.finishedS; second += 0.5) {
        const now = poseAt(boat, second, hull(index))
        expect(distance(now.place, before.place)).toBeLessThan(3)
        const turn = now.heading - before.heading
        if (now.state === 'sweep' && before.state === 'sweep')
          expect(Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))).toBeLessThan(1.2)
        before = now
      }
    }
  })

  test.each([
    ['pond', pond],
    ['river', river],
  ])('in a %s the berths of ten boats lie on water', (_, narrow) => {
    const place = placeDock({ ...narrow, dock: { x: 13, y: 0 } }, size, 10)
    expect(place?.berths.filter((berth) => ringsContain([narrow.outline], berth.place)).length).toBeGreaterThan(8)
  })

  test('the swept share grows from nothing to what the plan covers', () => {
    const progress = createProgress(result)
    expect(progress(0)).toBe(0)
    expect(progress(result.run.finishedS)).toBeCloseTo(result.coveredM2 / result.waterM2)
    const middle = progress(result.run.finishedS / 2)
    expect(middle).toBeGreaterThan(0.2)
    expect(middle).toBeLessThan(0.8)
  })
})

test('lanes are the ways with the collector working, from end to end', () => {
  const result = planned(water(round(60, 60)))
  const lanes = sweptLanes(result.run, fleet.widthM)
  let metres = 0
  for (let index = 0; index < lanes.length; index += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, from = 0, to = 0] = lanes.subarray(index)
    metres += Math.hypot(bx - ax, by - ay)
    expect(to).toBeGreaterThan(from)
  }
  expect(metres / result.sweepM).toBeGreaterThan(0.97)
  expect(metres / result.sweepM).toBeLessThan(1.001)
})
