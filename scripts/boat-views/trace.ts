import type { Raster } from './raster.ts'

export type Point = readonly [x: number, y: number]

/** A line between two neighbours of a raster, from one place where three meet to the next, or round; metres, up is positive. */
export interface Border {
  between: readonly [number, number]
  points: readonly Point[]
}

const distance = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point) => {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(px - ax, py - ay)
  return Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length
}

/** A line with the fewest points that stays within `most` of what was drawn (Ramer, Douglas, Peucker). */
export function simplified(points: readonly Point[], most: number): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let far = 0
  let at = 0
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distance(points[index] ?? first, first, last)
    if (away > far) [far, at] = [away, index]
  }
  if (far <= most) return [first, last]
  return [...simplified(points.slice(0, at + 1), most).slice(0, -1), ...simplified(points.slice(at), most)]
}

/** All borders of a raster. Their points are the middles of pixels' edges, so that a slope is one line and no stair. */
export function bordersOf({ labels, width, height, left, top, pixel }: Raster): Border[] {
  const columns = width + 1
  const label = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (labels[y * width + x] ?? 0)
  /** Steps from a corner of pixels along an edge that parts two labels: where it ends and what it parts. */
  const steps = (node: number) => {
    const [x, y] = [node % columns, Math.floor(node / columns)]
    const [nw, ne, sw, se] = [label(x - 1, y - 1), label(x, y - 1), label(x - 1, y), label(x, y)]
    return [
      nw !== ne && { to: node - columns, between: [nw, ne] as const },
      sw !== se && { to: node + columns, between: [sw, se] as const },
      nw !== sw && { to: node - 1, between: [nw, sw] as const },
      ne !== se && { to: node + 1, between: [ne, se] as const },
    ].filter((step) => step !== false)
  }
  const place = (x: number, y: number): Point => [left + x * pixel, top - y * pixel]
  const at = (node: number) => place(node % columns, Math.floor(node / columns))
  const middle = (a: number, b: number): Point => {
    const [[ax, ay], [bx, by]] = [at(a), at(b)]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const walked = new Set<number>()
  const edge = (a: number, b: number) => Math.min(a, b) * 2 + (Math.abs(a - b) === 1 ? 1 : 0)
  const borders: Border[] = []
  const walk = (start: number, { to, between }: ReturnType<typeof steps>[number]) => {
    const round = steps(start).length === 2
    const points: Point[] = round ? [] : [at(start)]
    let [from, here] = [start, to]
    for (;;) {
      walked.add(edge(from, here))
      points.push(middle(from, here))
      const next = steps(here)
      if (here === start || next.length !== 2) break
      const on = next.find((step) => step.to !== from)
      if (!on) break
      ;[from, here] = [here, on.to]
    }
    const [first] = points
    if (!round) points.push(at(here))
    else if (first) points.push(first)
    borders.push({ between, points })
  }
  const nodes = columns * (height + 1)
  for (const meets of [true, false]) {
    for (let node = 0; node < nodes; node += 1) {
      const ways = steps(node)
      if (ways.length === 0 || (ways.length !== 2) !== meets) continue
      for (const way of ways) if (!walked.has(edge(node, way.to))) walk(node, way)
    }
  }
  return borders
}
