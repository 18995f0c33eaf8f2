import type { Point, Ring } from '#lib/coverage-planning/geometry'
import { createShoreIndex } from '#lib/coverage-planning/shore-index'
import type { WaterShape } from '#lib/coverage-planning/water-shape'
import { noiseAt, randomFrom, seedOf, softNoise } from '#lib/water-scene/seeded-random'
import { roundOf, type ShorePlace, shorePlaces } from '#lib/water-scene/shore-places'

/** One plant or stone: where it stands, how it is turned (radians), its size against the usual, a shade from 0 to 1. */
export interface Plant extends Point {
  readonly turn: number
  readonly size: number
  readonly shade: number
}

export const plantKinds = ['reed', 'grass', 'bush', 'stone', 'crown', 'poplar'] as const
export type PlantKind = (typeof plantKinds)[number]

interface Row {
  kinds: readonly PlantKind[]
  /** Metres from one to the next where the shore is short, and the most of them on all shores. */
  stepM: number
  most: number
  /** How far from the waterline, towards the land, in metres. */
  from: number
  to: number
  /** Stands of so many metres, and the share of the shore that they fill. */
  standM: number
  share: number
  sizes: readonly [number, number]
}

/** What grows along a shore, from the water to the land. */
const rows: readonly Row[] = [
  { kinds: ['reed'], stepM: 0.45, most: 9_000, from: -0.5, to: 0.9, standM: 16, share: 0.5, sizes: [0.6, 1.25] },
  { kinds: ['stone'], stepM: 2.2, most: 1_200, from: -0.3, to: 0.7, standM: 9, share: 0.4, sizes: [0.3, 1] },
  { kinds: ['grass'], stepM: 0.22, most: 10_000, from: -0.12, to: 3.2, standM: 30, share: 0.9, sizes: [0.6, 1.3] },
  { kinds: ['bush'], stepM: 1.6, most: 3_000, from: 1.5, to: 10, standM: 24, share: 0.62, sizes: [0.5, 1.5] },
  { kinds: ['crown', 'poplar'], stepM: 4, most: 2_000, from: 4, to: 16, standM: 60, share: 0.68, sizes: [0.6, 1.25] },
  { kinds: ['crown', 'poplar'], stepM: 2.2, most: 2_800, from: 14, to: 64, standM: 90, share: 0.82, sizes: [0.8, 1.6] },
  {
    kinds: ['crown', 'poplar'],
    stepM: 2.4,
    most: 2_000,
    from: 64,
    to: 240,
    standM: 140,
    share: 0.5,
    sizes: [0.9, 1.7],
  },
]

/** Nothing high stands so close to the dock, in metres. */
const dockM = 9
/** Reeds in shallows: one for so many square metres, and the most of them. */
const shallowM2 = 1.6
const mostInShallows = 2_500

/** Plants on a water's shores, derived from the outline alone, so the same every time. Numbers are limited by `rows`. */
export function plantShores({ outline, islands, shallows, dock }: WaterShape): Record<PlantKind, Plant[]> {
  const seed = seedOf([outline, ...islands])
  const shores = createShoreIndex([outline, ...islands])
  const planting: Record<PlantKind, Plant[]> = { reed: [], grass: [], bush: [], stone: [], crown: [], poplar: [] }
  const wholeM = [outline, ...islands].reduce((sum, ring) => sum + roundOf(ring), 0)
  const harbour = dock ?? outline[0]
  const isFree = ({ x, y }: Point) => !harbour || Math.hypot(x - harbour.x, y - harbour.y) > dockM

  for (const [number, row] of rows.entries()) {
    const stepM = Math.max(row.stepM, wholeM / row.most)
    const random = randomFrom(seed + number)
    const sow = (ring: Ring, land: 'inside' | 'outside', ringSeed: number) => {
      for (const shore of shorePlaces(ring, land, stepM)) {
        const plant = grow(shore, row, random, softNoise(shore.alongM, row.standM, ringSeed))
        if (!plant || !isFree(plant)) continue
        if (row.from > 0 && shores.crosses(inland(shore, 0.05), plant)) continue
        const kind = row.kinds[plant.shade > 0.7 ? row.kinds.length - 1 : 0]
        if (kind) planting[kind].push(plant)
      }
    }
    sow(outline, 'outside', seed + number)
    for (const [index, island] of islands.entries()) sow(island, 'inside', seed + number + 97 * (index + 1))
  }
  for (const shallow of shallows) planting.reed.push(...reedsIn(shallow, seed))
  return planting
}

const inland = ({ place, landward }: ShorePlace, metres: number): Point => ({
  x: place.x + landward.x * metres,
  y: place.y + landward.y * metres,
})

function grow(shore: ShorePlace, row: Row, random: () => number, stand: number): Plant | null {
  const [away, aside, size, turn, shade] = [random(), random(), random(), random(), random()]
  // Thick in the middle of a stand, thin at its ends.
  if (stand < 1 - row.share || (stand - 1 + row.share) * 5 < aside) return null
  const { x, y } = inland(shore, row.from + (row.to - row.from) * away)
  const shift = (aside - 0.5) * row.stepM
  return {
    x: x + shore.landward.y * shift,
    y: y - shore.landward.x * shift,
    turn: turn * 2 * Math.PI,
    size: row.sizes[0] + (row.sizes[1] - row.sizes[0]) * size,
    shade,
  }
}

function reedsIn(shallow: Ring, seed: number): Plant[] {
  const [xs, ys] = [shallow.map(({ x }) => x), shallow.map(({ y }) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const stepM = Math.sqrt(Math.max(shallowM2, ((right - left) * (high - low)) / mostInShallows))
  const inside = createShoreIndex([shallow])
  const plants: Plant[] = []
  for (let y = low; y < high; y += stepM) {
    const row = inside.stretches({ x: left - 1, y }, { x: right + 1, y })
    for (const { from, to } of row) {
      const start = left - 1 + from * (right - left + 2)
      const end = left - 1 + to * (right - left + 2)
      for (let x = start; x < end; x += stepM) {
        const one = noiseAt(Math.round(x * 10), Math.round(y * 10), seed)
        const other = noiseAt(Math.round(y * 10), Math.round(x * 10), seed + 1)
        if (one > 0.7) continue
        plants.push({
          x: x + other * stepM,
          y: y + one * stepM,
          turn: other * 6.28,
          size: 0.6 + one * 0.7,
          shade: other,
        })
      }
    }
  }
  return plants
}
