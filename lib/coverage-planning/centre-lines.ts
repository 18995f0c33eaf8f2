import { at, between, distance, lengthOf, type Point, type Polyline, type Ring } from '#lib/coverage-planning/geometry'
import type { Polygon } from '#lib/coverage-planning/polygon'
import { simplifiedLine } from '#lib/coverage-planning/simplified-line'
import { type Triangle, triangulate } from '#lib/coverage-planning/triangles'

/** A piece of centre line between two forks or ends, which are triangles. */
interface Branch {
  readonly ends: readonly [number, number]
  readonly line: Polyline
}

/**
 * Centre lines of a narrow piece of water, through the middles of the triangle edges across it (chordal axis, Prasad 1997). At a fork
 * the longer branch continues and the others are lines of their own.
 * @param widthM the piece's greatest width; shorter side branches are only corners of the shore
 */
export function centreLines(polygon: Polygon, widthM: number): Polyline[] {
  const { points, triangles } = triangulate({
    outline: withPointsEvery(polygon.outline, widthM / 3),
    holes: polygon.holes.map((hole) => withPointsEvery(hole, widthM / 3)),
  })
  const branches = withoutSpurs(branchesOf(points, triangles), widthM * 0.75)
  return joined(branches, triangles).map((line) => simplifiedLine(line, widthM / 200))
}

/** A ring with corners no farther apart than `metres`, so that its triangles reach straight across. */
function withPointsEvery(ring: Ring, metres: number): Ring {
  return ring.flatMap((from, index) => {
    const to = at(ring, (index + 1) % ring.length)
    const count = Math.max(1, Math.ceil(distance(from, to) / metres))
    return Array.from({ length: count }, (_, step) => between(from, to, step / count))
  })
}

const sidesOf = ({ neighbours }: Triangle) => neighbours.filter((neighbour) => neighbour >= 0).length

/** Walks from each end and fork over the triangles that have two neighbours to the next end or fork. */
function branchesOf(points: readonly Point[], triangles: readonly Triangle[]): Branch[] {
  const middleOf = ({ corners }: Triangle, edge: number) =>
    between(at(points, at(corners, edge)), at(points, at(corners, (edge + 1) % 3)), 0.5)
  const done = new Set<string>()
  const branches: Branch[] = []
  const walk = (start: number, edge: number) => {
    if (done.has(`${start} ${edge}`)) return
    const line: Point[] = []
    let here = start
    let out = edge
    for (;;) {
      const triangle = at(triangles, here)
      const next = at(triangle.neighbours, out)
      done.add(`${here} ${out}`)
      line.push(middleOf(triangle, out))
      const back = at(triangles, next).neighbours.indexOf(here)
      done.add(`${next} ${back}`)
      here = next
      const sides = sidesOf(at(triangles, here))
      if (sides !== 2 || here === start) break
      out = at(triangles, here).neighbours.findIndex((neighbour, index) => neighbour >= 0 && index !== back)
    }
    if (here === start && sidesOf(at(triangles, here)) === 2) line.push(at(line, 0))
    branches.push({ ends: [start, here], line })
  }
  const walkFrom = (wanted: (sides: number) => boolean) => {
    for (const [index, triangle] of triangles.entries())
      if (wanted(sidesOf(triangle)))
        for (const edge of [0, 1, 2]) if (at(triangle.neighbours, edge) >= 0) walk(index, edge)
  }
  walkFrom((sides) => sides !== 2)
  // What no end or fork leads to goes round an island.
  walkFrom((sides) => sides === 2)
  return branches
}

/** Without the short branches that run into a corner of the shore, and without those that then are such themselves. */
function withoutSpurs(branches: readonly Branch[], shortM: number): Branch[] {
  const uses = new Map<number, number>()
  for (const end of branches.flatMap(({ ends }) => ends)) uses.set(end, (uses.get(end) ?? 0) + 1)
  const kept = branches.filter(({ ends, line }) => {
    const [a, b] = ends.map((end) => uses.get(end) ?? 0)
    const isSpur = (a === 1) !== (b === 1)
    return !isSpur || lengthOf(line) > shortM
  })
  return kept.length < branches.length ? withoutSpurs(kept, shortM) : kept
}

/** Branches joined into as few lines as may be: each begins at an end, and at a fork takes the longest way that is left. */
function joined(branches: readonly Branch[], triangles: readonly Triangle[]): Polyline[] {
  const byLength = [...branches].sort((a, b) => lengthOf(b.line) - lengthOf(a.line))
  const branchesAt = new Map<number, Set<Branch>>()
  for (const branch of byLength)
    for (const end of branch.ends) branchesAt.set(end, (branchesAt.get(end) ?? new Set()).add(branch))
  // Where a spur was, the line runs by: only a fork that is left leads through the middle of its triangle.
  const forks = new Set([...branchesAt].filter(([, met]) => met.size > 2).map(([node]) => node))
  const middleOf = (node: number) => (forks.has(node) ? [at(triangles, node).centre] : [])
  const isEnd = (node: number) => (branchesAt.get(node)?.size ?? 0) % 2 === 1
  const lines: Polyline[] = []
  const follow = (first: Branch) => {
    let node = isEnd(first.ends[0]) ? first.ends[0] : first.ends[1]
    const line = middleOf(node)
    for (let branch: Branch | undefined = first; branch; [branch] = branchesAt.get(node) ?? []) {
      for (const end of branch.ends) branchesAt.get(end)?.delete(branch)
      const [from, to] = branch.ends
      const forward = from === node
      node = forward ? to : from
      line.push(...(forward ? branch.line : [...branch.line].reverse()), ...middleOf(node))
    }
    lines.push(line)
  }
  const isLeft = (branch: Branch) => branchesAt.get(branch.ends[0])?.has(branch)
  for (const branch of byLength) if (isLeft(branch) && branch.ends.some(isEnd)) follow(branch)
  for (const branch of byLength) if (isLeft(branch)) follow(branch)
  return lines.filter((line) => line.length > 1)
}
