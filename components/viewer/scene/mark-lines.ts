/** Length of a mark's line where nothing is in its way, and what a mark needs for itself, in pixels. */
export const shortestLine = 14
const room = 27

/** How long each mark's line is for numbers to stand clear of each other: the one of a higher part is lifted. */
export function markLines(places: readonly { x: number; y: number }[]): number[] {
  const lines = places.map(() => shortestLine)
  const standing: { x: number; y: number }[] = []
  const fromBelow = places.map((place, index) => ({ ...place, index })).sort((one, other) => other.y - one.y)
  for (const { x, y, index } of fromBelow) {
    let top = y - shortestLine
    for (let moved = true; moved; ) {
      const inTheWay = standing.find((other) => Math.hypot(other.x - x, other.y - top) < room)
      moved = inTheWay !== undefined
      if (inTheWay) top = inTheWay.y - Math.sqrt(room ** 2 - (inTheWay.x - x) ** 2) - 0.5
    }
    standing.push({ x, y: top })
    lines[index] = y - top
  }
  return lines
}
