/** Shortest ways over the water: a triangle mesh (earcut), a search over its triangles, and the funnel algorithm (Lee, Preparata 1984). */
import TinyQueue from 'tinyqueue'
import { funnelPath } from '#lib/coverage-planning/funnel-path'
import { at, distance, type Point } from '#lib/coverage-planning/geometry'
import type { Polygon } from '#lib/coverage-planning/polygon'
import { cross, type Triangle, triangulate } from '#lib/coverage-planning/triangles'

export interface NavigationMesh {
  /** The shortest line over water, both ends included. */
  path(from: Point, to: Point): Point[]
  /** The same for many lines to one place, the dock: searched once, then each line is only drawn. */
  waysTo(to: Point): (from: Point) => Point[]
}

/** The triangles of a water and their neighbours, to find ways in that stay on it. */
export function createNavigationMesh(polygon: Polygon): NavigationMesh {
  const { points, triangles } = triangulate(polygon)
  const nearby = trianglesNear(points, triangles)

  /** How far a point lies outside a triangle; not above 0 within it. */
  function outsideOf({ corners: [a, b, c] }: Triangle, point: Point): number {
    const [p, q, r] = [at(points, a), at(points, b), at(points, c)]
    return -Math.min(edgeSide(p, q, point), edgeSide(q, r, point), edgeSide(r, p, point))
  }

  /** The triangle that holds a point; the nearest one for a point on the shore that rounding left outside. */
  function triangleAt(point: Point): number {
    const held = nearby(point).find((index) => outsideOf(at(triangles, index), point) <= 0)
    if (held !== undefined) return held
    let nearest = { triangle: 0, outside: Number.POSITIVE_INFINITY }
    for (const [index, triangle] of triangles.entries()) {
      const outside = outsideOf(triangle, point)
      if (outside < nearest.outside) nearest = { triangle: index, outside }
    }
    return nearest.triangle
  }

  function path(from: Point, to: Point): Point[] {
    const start = triangleAt(from)
    const goal = triangleAt(to)
    if (start === goal) return [from, to]
    return through(searchTriangles(triangles, start, goal, from, to), from, to)
  }

  function waysTo(to: Point): (from: Point) => Point[] {
    const goal = triangleAt(to)
    const previous = spreadOver(triangles, goal, to)
    return (from) => {
      const route = [triangleAt(from)]
      for (let step = at(route, 0); step !== goal && previous[step] !== -1; ) {
        step = previous[step] ?? goal
        route.push(step)
      }
      return route.length > 1 ? through(route, from, to) : [from, to]
    }
  }

  /** The taut line through triangles that follow each other. */
  function through(route: readonly number[], from: Point, to: Point): Point[] {
    const portals = route.slice(1).map((triangle, step) => {
      const previous = at(triangles, at(route, step))
      const edge = previous.neighbours.indexOf(triangle)
      const right = at(points, at(previous.corners, edge))
      const left = at(points, at(previous.corners, (edge + 1) % 3))
      return { right, left }
    })
    return funnelPath(from, to, portals)
  }
  return { path, waysTo }
}

/** The triangles whose boxes reach into a point's square of an even grid: few of many, whatever their number. */
function trianglesNear(points: readonly Point[], triangles: readonly Triangle[]): (point: Point) => readonly number[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, bottom] = [least(xs), least(ys)]
  const side = Math.max(1, Math.ceil(Math.sqrt(triangles.length)))
  const [width, height] = [
    (-least(xs.map((x) => -x)) - left) / side || 1,
    (-least(ys.map((y) => -y)) - bottom) / side || 1,
  ]
  const column = (x: number) => Math.min(side - 1, Math.max(0, Math.floor((x - left) / width)))
  const row = (y: number) => Math.min(side - 1, Math.max(0, Math.floor((y - bottom) / height)))
  const squares: number[][] = Array.from({ length: side * side }, () => [])
  for (const [index, { corners }] of triangles.entries()) {
    const [a, b, c] = corners.map((corner) => at(points, corner)) as [Point, Point, Point]
    for (let across = column(Math.min(a.x, b.x, c.x)); across <= column(Math.max(a.x, b.x, c.x)); across++)
      for (let up = row(Math.min(a.y, b.y, c.y)); up <= row(Math.max(a.y, b.y, c.y)); up++)
        at(squares, up * side + across).push(index)
  }
  return ({ x, y }) => at(squares, row(y) * side + column(x))
}

const least = (values: readonly number[]) =>
  values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)

/** Distance of a point from an edge, positive on its left. */
function edgeSide(a: Point, b: Point, point: Point): number {
  return cross(a, b, point) / (distance(a, b) || 1)
}

/** For each triangle the next one on the shortest way to a place, by their centres (Dijkstra 1959); -1 at the goal. */
function spreadOver(triangles: readonly Triangle[], goal: number, to: Point): Int32Array {
  const cost = new Float64Array(triangles.length).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(triangles.length).fill(-1)
  const queue = new TinyQueue<{ triangle: number; metres: number }>([], (a, b) => a.metres - b.metres)
  cost[goal] = 0
  queue.push({ triangle: goal, metres: 0 })
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { triangle: current, metres } = next
    if (metres > (cost[current] ?? 0)) continue
    const here = current === goal ? to : at(triangles, current).centre
    for (const neighbour of at(triangles, current).neighbours) {
      if (neighbour < 0) continue
      const sum = metres + distance(here, at(triangles, neighbour).centre)
      if (sum >= (cost[neighbour] ?? 0)) continue
      cost[neighbour] = sum
      previous[neighbour] = current
      queue.push({ triangle: neighbour, metres: sum })
    }
  }
  return previous
}

/** A* over the triangles by their centres; the taut line afterwards removes what the centres added. */
function searchTriangles(
  triangles: readonly Triangle[],
  start: number,
  goal: number,
  from: Point,
  to: Point,
): number[] {
  const cost = new Float64Array(triangles.length).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(triangles.length).fill(-1)
  const queue = new TinyQueue<{ triangle: number; estimate: number }>([], (a, b) => a.estimate - b.estimate)
  cost[start] = 0
  queue.push({ triangle: start, estimate: distance(from, to) })
  for (let next = queue.pop(); next; next = queue.pop()) {
    const current = next.triangle
    if (current === goal) break
    const here = current === start ? from : at(triangles, current).centre
    for (const neighbour of at(triangles, current).neighbours) {
      if (neighbour < 0) continue
      const there = neighbour === goal ? to : at(triangles, neighbour).centre
      const sum = (cost[current] ?? 0) + distance(here, there)
      if (sum < (cost[neighbour] ?? 0)) {
        cost[neighbour] = sum
        previous[neighbour] = current
        queue.push({ triangle: neighbour, estimate: sum + distance(there, to) })
      }
    }
  }
  const route = [goal]
  for (let step = goal; step !== start && previous[step] !== -1; ) {
    step = previous[step] ?? start
    route.unshift(step)
  }
  return route
}
