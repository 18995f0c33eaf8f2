/** Waters that are hard to cover: arms, tips, bends and narrows. All wound counter-clockwise. */
import type { Point, Ring } from '#lib/coverage-planning/geometry'

const onCircle = (radius: number, share: number, centre: Point = { x: 0, y: 0 }): Point => ({
  x: centre.x + radius * Math.cos(share * 2 * Math.PI),
  y: centre.y + radius * Math.sin(share * 2 * Math.PI),
})

/** A round water of a hundred corners. */
export function round(radius: number, centre?: Point): Ring {
  return Array.from({ length: 100 }, (_, corner) => onCircle(radius, corner / 100, centre))
}

/** Half its corners on the radius, half on `inner` of it. */
export function star(corners: number, radius: number, inner: number): Ring {
  return Array.from({ length: corners }, (_, corner) =>
    onCircle(corner % 2 ? radius * inner : radius, corner / corners),
  )
}

/** Basins side by side off a fairway, as wide as the piers between them. */
export function comb(teeth: number, widthM: number, lengthM: number): Ring {
  const shore = Array.from({ length: teeth }, (_, tooth) => {
    const x = 2 * widthM * (teeth - tooth)
    return [
      { x, y: 0 },
      { x, y: lengthM },
      { x: x - widthM, y: lengthM },
      { x: x - widthM, y: 0 },
    ]
  }).flat()
  return [{ x: 0, y: -30 }, { x: 2 * widthM * (teeth + 1), y: -30 }, { x: 2 * widthM * (teeth + 1), y: 0 }, ...shore]
}

/** A canal of 800 m in slow bends. */
export function bend(widthM: number): Ring {
  const south = Array.from({ length: 101 }, (_, step) => ({ x: step * 8, y: 60 * Math.sin(step / 10) }))
  return [...south, ...south.map(({ x, y }) => ({ x, y: y + widthM })).reverse()]
}

/** Round islands on a circle, evenly. */
export function islandsAlong(count: number, radius: number, islandRadius: number): Ring[] {
  return Array.from({ length: count }, (_, island) => round(islandRadius, onCircle(radius, island / count)))
}
