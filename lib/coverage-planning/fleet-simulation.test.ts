import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planCoverage } from '#lib/coverage-planning/coverage-path'
import type { FleetRun, FleetTask } from '#lib/coverage-planning/fleet-run'
import { simulateFleet } from '#lib/coverage-planning/fleet-simulation'
import { at, distance, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { differenceOf, unionOf } from '#lib/coverage-planning/polygon-boolean'
import { bayLake } from '../../tests/support/waters/hard-waters.ts'
import { randomWater } from '../../tests/support/waters/random-water.ts'

const task: FleetTask = {
  boats: 1,
  workSpeed: 1,
  transitSpeed: 1.5,
  widthM: 2,
  basketKg: 50,
  litterKgPerM2: 0.005,
  enduranceH: 6,
  unloadMin: 10,
  chargeMin: 120,
}

const pond: Ring = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 100 },
  { x: 0, y: 100 },
]
const dock: Point = { x: 1, y: 1 }

function run(water: readonly Ring[], change: Partial<FleetTask> = {}, from = dock): FleetRun {
  const asked = { ...task, ...change }
  const plan = planCoverage({ water, widthM: asked.widthM, clearanceM: 0.5, dock: from })
  if (!plan) throw new Error('no plan')
  const result = simulateFleet(plan, asked, from)
  if ('fault' in result) throw new Error(result.fault)
  return result
}

describe('a fleet on a water', () => {
  it('lands as often as its basket fills: 20,000 m² at 5 g/m² are 100 kg, two baskets of 50', () => {
    const { landings, collectedKg } = run([pond])
    expect(collectedKg).toBeCloseTo(100, 0)
    expect(landings).toBe(2)
  })

  it('takes as long as its way: 20,000 m² at 2 m and 1 m/s are at least 2 h 46 min', () => {
    const { finishedS } = run([pond], { basketKg: null })
    expect(finishedS).toBeGreaterThan(10_000)
    expect(finishedS).toBeLessThan(11_500)
  })

  it('charges when the battery is needed for the way back', () => {
    const { boats, charges } = run([pond], { enduranceH: 1, basketKg: null })
    expect(charges).toBeGreaterThanOrEqual(2)
    for (const step of boats.flatMap((boat) => [...boat.steps])) expect(step.battery).toBeGreaterThanOrEqual(0)
  })

  it('says when a battery does not reach the water and back', () => {
    const plan = planCoverage({ water: [pond], widthM: 2, clearanceM: 0.5, dock })
    if (!plan) throw new Error('no plan')
    expect(simulateFleet(plan, { ...task, enduranceH: 0.01 }, dock)).toEqual({ fault: 'outOfReach' })
  })

  it('is faster with two boats, by nearly half', () => {
    const [one, two] = [run([pond], { basketKg: null }), run([pond], { basketKg: null, boats: 2 })]
    expect(two.boats).toHaveLength(2)
    expect(two.finishedS / one.finishedS).toBeLessThan(0.6)
  })

  it('comes to the same on the same lake, whatever way its shore was rounded', () => {
    const { outline, islands } = bayLake()
    const kilometres = [0, 0.05, -0.05, 0.1].map((metres) => {
      const shore = outline.map(({ x, y }, corner) => (corner % 3 ? { x, y } : { x: x + metres, y: y - metres }))
      const water = differenceOf(unionOf([shore]), islands)
      const weed = { boats: 2, basketKg: 150, litterKgPerM2: 0.021, unloadMin: 15 }
      return run(water, weed, at(shore, 0)).boats.reduce((sum, boat) => sum + boat.transitM, 0) / 1_000
    })
    expect(Math.max(...kilometres) / Math.min(...kilometres)).toBeLessThan(1.1)
    // To the dock whenever the basket is full, it was 52.
    expect(Math.max(...kilometres)).toBeLessThan(44)
  })

  it('unloads where its way passes the dock, not in the far corner where the basket happens to be full', () => {
    const long: Ring = [
      { x: 0, y: 0 },
      { x: 1_000, y: 0 },
      { x: 1_000, y: 40 },
      { x: 0, y: 40 },
    ]
    // Lanes of 1 km each way, a basket for 2.5 km: whoever fills it turns at the far end of the third.
    const { boats, landings } = run([long], { basketKg: 125, litterKgPerM2: 0.025, unloadMin: 0, enduranceH: 48 })
    expect(landings).toBeLessThanOrEqual(10)
    expect(boats[0]?.dockM).toBeLessThan(1_500)
  })

  it('keeps to the laws of boats on any water: no jump, no overfull basket, no flat battery, everything swept', () => {
    fc.assert(
      fc.property(randomWater, fc.integer({ min: 1, max: 4 }), ({ water, widthM }, boats) => {
        const start = at(at(water, 0), 0)
        const plan = planCoverage({ water, widthM, clearanceM: 0.5, dock: start })
        if (!plan) throw new Error('no plan')
        const result = simulateFleet(plan, { ...task, widthM, boats, basketKg: 40 }, start)
        if ('fault' in result) throw new Error(result.fault)
        let swept = 0
        for (const boat of result.boats) {
          let here = start
          let clock = 0
          for (const step of boat.steps) {
            expect(distance(here, at(step.line, 0))).toBeLessThan(0.05)
            expect(step.fromS).toBeCloseTo(clock, 6)
            expect(step.basketKg).toBeLessThanOrEqual(40.001)
            expect(step.battery).toBeGreaterThanOrEqual(0)
            here = at(step.line, step.line.length - 1)
            clock = step.toS
          }
          expect(distance(here, start)).toBeLessThan(0.05)
          swept += boat.sweepM
        }
        expect(swept).toBeCloseTo(plan.sweepM, -1)
      }),
      { numRuns: 60, seed: 2 },
    )
  })
})
