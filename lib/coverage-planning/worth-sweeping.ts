import { type Polygon, ringsOf } from '#lib/coverage-planning/polygon'
import { areaOf } from '#lib/coverage-planning/polygon-boolean'

/** Pieces that were left over, without the smallest ones that together are too little to be worth a run. */
export function worthSweeping(pieces: readonly Polygon[], toleratedM2: number): Polygon[] {
  const sized = pieces.map((piece) => ({ piece, areaM2: areaOf(ringsOf(piece)) })).sort((a, b) => a.areaM2 - b.areaM2)
  let passedM2 = 0
  const from = sized.findIndex(({ areaM2 }) => {
    passedM2 += areaM2
    return passedM2 > toleratedM2
  })
  return from < 0 ? [] : sized.slice(from).map(({ piece }) => piece)
}
