import { positive, type Ring } from '#lib/coverage-planning/geometry'
import { type Polygon, polygonsOf } from '#lib/coverage-planning/polygon'
import { unionOf } from '#lib/coverage-planning/polygon-boolean'
import { crossesItself } from '#lib/coverage-planning/water-shape'
import { addressedCorner } from '#lib/water-address/encode-water'

/** The outline rounded as in its link, so that the link opens the same water; null if nothing is left. */
export function addressedOutline({ outline, holes }: Polygon): Polygon | null {
  const [shore] = uncrossed(outline)
  return shore ? { outline: shore, holes: holes.flatMap((hole) => uncrossed(hole)) } : null
}

/** Rounding may make lines cross: the parts of the ring then, the largest first, rounded again. */
function uncrossed(ring: Ring, turn = 0): Ring[] {
  const plain = rounded(ring)
  if (plain.length < 3 || turn > 3) return []
  if (!crossesItself(plain)) return [plain]
  return polygonsOf(unionOf([positive(plain)])).flatMap(({ outline }) => uncrossed(outline, turn + 1))
}

function rounded(ring: Ring): Ring {
  const corners = ring.map(addressedCorner)
  return corners.filter(({ x, y }, index) => {
    const before = corners.at(index - 1)
    return corners.length === 1 || before?.x !== x || before.y !== y
  })
}
