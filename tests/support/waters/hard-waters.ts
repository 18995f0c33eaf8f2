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

interface River {
  readonly lengthM: number
  /** Metres from bank to bank, at so many metres down the river. */
  width(downM: number): number
  /** How far the middle swings to either side, and metres from one bend to the next but one. */
  readonly swingM: number
  readonly waveM: number
}

/** A river in bends, its banks parallel to its middle, corners every ten metres on whole decimetres as an address keeps them. */
export function river({ lengthM, width, swingM, waveM }: River): Ring {
  const middle = (x: number): Point => ({ x, y: swingM * Math.sin((2 * Math.PI * x) / waveM) })
  const decimetres = (metres: number) => Math.round(metres * 10) / 10
  const bank = (side: 1 | -1) =>
    Array.from({ length: Math.floor(lengthM / 10) + 1 }, (_, step) => {
      const { x, y } = middle(step * 10)
      const slope = swingM * ((2 * Math.PI) / waveM) * Math.cos((2 * Math.PI * x) / waveM)
      const out = (side * width(x)) / 2 / Math.hypot(1, slope)
      return { x: decimetres(x - out * slope), y: decimetres(y + out) }
    })
  return [...bank(-1), ...bank(1).reverse()]
}

/** A lake of 38 ha in bays, with an island off its middle: a water like those that cities send. */
export function bayLake(): { outline: Ring; islands: Ring[] } {
  const outline = Array.from({ length: 64 }, (_, corner) => {
    const angle = (corner / 64) * 2 * Math.PI
    const reach = 350 * (1 + 0.18 * Math.sin(3 * angle) + 0.08 * Math.cos(7 * angle))
    return { x: reach * 1.1 * Math.cos(angle), y: (reach / 1.1) * Math.sin(angle) }
  })
  return { outline, islands: [round(55, { x: 60, y: -40 })] }
}
