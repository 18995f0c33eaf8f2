import { positive, type Ring } from '#lib/coverage-planning/geometry'
import { type Polygon, polygonsOf, ringsContain } from '#lib/coverage-planning/polygon'
import { areaOf, differenceOf, grownBy, insetOf, outsetOf, unionOf } from '#lib/coverage-planning/polygon-boolean'
import { simplifiedRing } from '#lib/coverage-planning/simplified-line'

/** The water of one outline and its islands, wherever the outline crosses itself taken as what lies inside it. */
function waterOf({ outline, holes }: Polygon): Ring[] {
  return differenceOf(unionOf([positive(outline)]), holes.map(positive))
}

const seamM = 0.05

/** Joins the pieces of a water by filling gaps of up to `gapM` between two that face each other. Bays of one piece stay. */
export function joinAreas(pieces: readonly Polygon[], gapM: number) {
  const waters = pieces.map(waterOf)
  // Sides on which the pieces have different corners lie a millimetre apart.
  const all = insetOf(outsetOf(unionOf(waters.flat()), seamM), seamM)
  const reachM = gapM / 2 + 0.1
  const between = pieces.length < 2 ? [] : differenceOf(insetOf(outsetOf(all, reachM), reachM), all)
  const bridges = polygonsOf(between).filter(({ outline, holes }) => {
    const grown = grownBy([outline, ...holes], 0.3)
    return waters.filter((water) => touches(grown, water)).length >= 2
  })
  // Clipper works in millimetres: half a decimetre of overlap leaves no seam between a bridge and its banks.
  const added = bridges.flatMap(({ outline, holes }) => grownBy([outline, ...holes], seamM))
  const joined = bridges.length > 0 ? unionOf([...all, ...added]) : all
  const [water, ...others] = polygonsOf(joined)
  if (!water) return null
  // The seams leave corners a few centimetres apart.
  const plain = (ring: Ring) => simplifiedRing(ring, seamM)
  return {
    water: { outline: plain(water.outline), holes: water.holes.map(plain).filter(({ length }) => length >= 3) },
    /** Water between the pieces that no piece held, under a bridge for instance, in m². */
    addedM2: areaOf(joined) - areaOf(all),
    /** Water that did not come to hang together with the rest, in m². */
    leftM2: others.reduce((sum, { outline, holes }) => sum + areaOf([outline, ...holes]), 0),
  }
}

function touches(area: readonly Ring[], water: readonly Ring[]): boolean {
  if (water.some((ring) => ring.some((point) => ringsContain(area, point)))) return true
  return area.some((ring) => ring.some((point) => ringsContain(water, point)))
}
