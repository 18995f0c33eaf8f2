import type { Shores } from '#lib/coverage-planning/shore-index'
import { noiseAt } from '#lib/water-scene/seeded-random'
import type { SweptAt } from '#lib/water-scene/swept-times'

/** Edge of a tile in metres, and the most pieces that lie on one. */
export const tileM = 16
export const mostPerTile = 192

/** A floating piece: where it lies, when it is swept (seconds), and a number from 0 to 1 that decides what it is. */
export interface LitterPiece {
  readonly x: number
  readonly y: number
  readonly sweptS: number
  readonly kind: number
  readonly turn: number
}

/** Pieces keep so far from a shore, in metres. */
const fromShoreM = 0.35

/**
 * Litter on one tile of a water, in wind-blown patches, the same every time. Tiles are made where somebody looks.
 * @param column the tile from `column × tileM` to the east, likewise `row`
 */
export function litterOfTile(
  column: number,
  row: number,
  { shores, sweptAt, seed }: { shores: Shores; sweptAt: SweptAt; seed: number },
): LitterPiece[] {
  const pieces: LitterPiece[] = []
  const lines = 16
  const left = column * tileM
  for (let line = 0; line < lines; line++) {
    const number = row * lines + line
    const y = ((number + noiseAt(column, number, seed)) / lines) * tileM
    const water = shores.stretches({ x: left, y }, { x: left + tileM, y })
    if (water.length === 0) continue
    for (let place = 0; place < mostPerTile / lines; place++) {
      const share = noiseAt(column * 131 + place, number, seed + 1)
      // Thick in streaks across the wind, thin between.
      const streak = noiseAt(Math.floor((left + share * tileM + y * 0.4) / 5), Math.floor(y / 9), seed + 2)
      if (noiseAt(column * 131 + place, number, seed + 3) > 0.3 + 0.7 * streak * streak) continue
      const edge = fromShoreM / tileM
      if (!water.some(({ from, to }) => share > from + (from > 0 ? edge : 0) && share < to - (to < 1 ? edge : 0)))
        continue
      const x = left + share * tileM
      pieces.push({
        x,
        y,
        sweptS: sweptAt({ x, y }),
        kind: noiseAt(column * 131 + place, number, seed + 4),
        turn: noiseAt(column * 131 + place, number, seed + 5) * 2 * Math.PI,
      })
    }
  }
  return pieces
}
