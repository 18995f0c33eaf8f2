import earcut, { flatten, refine } from 'earcut'
import { at, type Point } from '#lib/coverage-planning/geometry'
import { type Polygon, ringsOf } from '#lib/coverage-planning/polygon'

export interface Triangle {
  readonly corners: readonly [number, number, number]
  readonly centre: Point
  /** The neighbour across the edge that starts at each corner; -1 is shore. */
  readonly neighbours: [number, number, number]
}

/** Twice the area of a triangle: positive when its corners run counter-clockwise. */
export function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/**
 * Triangulates a polygon (earcut) with neighbours. Constrained Delaunay avoids thin triangles, so that a search from centre to centre
 * estimates lengths well.
 */
export function triangulate(polygon: Polygon): { points: Point[]; triangles: Triangle[] } {
  const { vertices, holes } = flatten(ringsOf(polygon).map((ring) => ring.map(({ x, y }) => [x, y])))
  const points: Point[] = []
  for (let index = 0; index < vertices.length; index += 2)
    points.push({ x: at(vertices, index), y: at(vertices, index + 1) })
  const corners = earcut(vertices, holes)
  refine(corners, vertices)
  return { points, triangles: trianglesOf(points, corners) }
}

function trianglesOf(points: readonly Point[], indices: readonly number[]): Triangle[] {
  const triangles: Triangle[] = []
  const edges = new Map<string, [number, number]>()
  for (let index = 0; index < indices.length; index += 3) {
    const [a, b, c] = [at(indices, index), at(indices, index + 1), at(indices, index + 2)]
    // Against the clock, whatever way the triangulation wound it.
    const corners: [number, number, number] =
      cross(at(points, a), at(points, b), at(points, c)) > 0 ? [a, b, c] : [a, c, b]
    const centre = {
      x: (at(points, a).x + at(points, b).x + at(points, c).x) / 3,
      y: (at(points, a).y + at(points, b).y + at(points, c).y) / 3,
    }
    const triangle: Triangle = { corners, centre, neighbours: [-1, -1, -1] }
    const own = triangles.push(triangle) - 1
    for (const edge of [0, 1, 2] as const) {
      const from = corners[edge]
      const to = at(corners, (edge + 1) % 3)
      const twin = edges.get(`${to} ${from}`)
      if (twin) {
        triangle.neighbours[edge] = twin[0]
        at(triangles, twin[0]).neighbours[twin[1]] = own
      } else edges.set(`${from} ${to}`, [own, edge])
    }
  }
  return triangles
}
