import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CoveragePlan, planCoverage } from '#lib/coverage-planning/coverage-path'
import { simulateFleet } from '#lib/coverage-planning/fleet-simulation'
import { at, type Point, type Ring } from '#lib/coverage-planning/geometry'
import { differenceOf, unionOf } from '#lib/coverage-planning/polygon-boolean'
import { river, round } from '../../tests/support/waters/hard-waters.ts'
import { metresOnLand } from '../../tests/support/waters/metres-on-land.ts'

function plan(water: readonly Ring[], widthM: number, dock: Point): CoveragePlan {
  const found = planCoverage({ water, widthM, clearanceM: 1, dock })
  if (!found) throw new Error('no plan')
  return found
}

/** The way with the collector working over the shortest possible, the area over the width. */
const sweepShare = ({ sweepM, waterM2 }: CoveragePlan, widthM: number) => (sweepM * widthM) / waterM2

const bends = river({ lengthM: 2_000, width: () => 18, swingM: 60, waveM: 400 })

describe('a path down a river in bends', () => {
  it.each([1, 2, 3, 6])(
    'of 18 m is run along its banks, %d m wide, hardly longer than the area over the width',
    (widthM) => {
      const found = plan(unionOf([bends]), widthM, at(bends, 0))
      expect(sweepShare(found, widthM)).toBeLessThan(1.03)
      expect(found.transitM).toBeLessThan(400)
      expect(found.coveredM2 / found.waterM2).toBeGreaterThan(0.99)
      expect(metresOnLand(found.legs, [bends])).toBe(0)
    },
  )

  it('goes down the middle once where the collector is wider than the river', () => {
    const narrow = river({ lengthM: 1_200, width: () => 9, swingM: 60, waveM: 450 })
    const found = plan(unionOf([narrow]), 10, at(narrow, 0))
    expect(found.sweepM).toBeLessThan(1_500)
    expect(found.transitM).toBeLessThan(100)
    expect(found.coveredM2 / found.waterM2).toBeGreaterThan(0.99)
    expect(metresOnLand(found.legs, [narrow])).toBe(0)
  })

  it('tells what it sweeps twice: 18 m in lanes of 5 are four, 20 m for 18', () => {
    const found = plan(unionOf([bends]), 5, at(bends, 0))
    expect(found.overlapM2 / found.coveredM2).toBeGreaterThan(0.09)
    expect(found.overlapM2 / found.coveredM2).toBeLessThan(0.14)
  })

  // Lanes are whole: a river of 2.1 widths takes three. Beside that, a twentieth for bends and what ends between lanes.
  it('takes no more lanes than fit, whatever the river: bends, banks that draw apart, islands', () => {
    const waters = fc.record({
      widthM: fc.constantFrom(1.6, 2, 3, 6),
      narrow: fc.double({ min: 8, max: 40, noNaN: true }),
      more: fc.double({ min: 0, max: 30, noNaN: true }),
      swingM: fc.double({ min: 0, max: 100, noNaN: true }),
      waveM: fc.double({ min: 350, max: 900, noNaN: true }),
      islands: fc.array(fc.double({ min: 100, max: 1_100, noNaN: true }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(waters, ({ widthM, narrow, more, swingM, waveM, islands }) => {
        const shape = { lengthM: 1_200, width: (downM: number) => narrow + (more * downM) / 1_200, swingM, waveM }
        const banks = river(shape)
        const rocks = islands.map((x) => round(narrow / 8, { x, y: swingM * Math.sin((2 * Math.PI * x) / waveM) }))
        const water = differenceOf(unionOf([banks]), rocks)
        const found = plan(water, widthM, at(banks, 0))
        const lanes = Array.from({ length: 121 }, (_, step) => {
          const acrossM = shape.width(step * 10)
          return (Math.ceil(acrossM / widthM - 0.02) * widthM) / acrossM
        })
        const most = 1.07 * (lanes.reduce((sum, share) => sum + share, 0) / lanes.length)
        expect(sweepShare(found, widthM)).toBeLessThan(most + 0.03 * rocks.length)
        expect(found.coveredM2 / found.reachableM2).toBeGreaterThanOrEqual(0.97)
        expect(metresOnLand(found.legs, water)).toBe(0)
      }),
      { numRuns: 60, seed: 20261127 },
    )
  })

  it('is shared by two boats, who both stay on the water and sweep all of it', () => {
    const water = differenceOf(unionOf([bends]), [round(3, { x: 1_000, y: 60 * Math.sin(5 * Math.PI) })])
    const found = plan(water, 2, at(bends, 0))
    const task = { boats: 2, workSpeed: 1, transitSpeed: 1.5, widthM: 2, basketKg: 150, litterKgPerM2: 0.02 }
    const run = simulateFleet(found, { ...task, enduranceH: 8, unloadMin: 15, chargeMin: 120 }, at(bends, 0))
    if ('fault' in run) throw new Error(run.fault)
    expect(run.boats).toHaveLength(2)
    expect(run.boats.reduce((sum, boat) => sum + boat.sweepM, 0)).toBeCloseTo(found.sweepM, -1)
    for (const { steps } of run.boats) expect(metresOnLand([...steps], water)).toBe(0)
  })
})
