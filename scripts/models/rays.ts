/** Triangles that rays are sent at: nine numbers each, and the group of each. */
export interface Obstacles {
  readonly corners: Float32Array
  readonly groups: Int16Array
}

export interface Hit {
  /** How far along the ray. */
  readonly distance: number
  /** From behind: the ray began within a body. */
  readonly isBack: boolean
}

type Triple = readonly [x: number, y: number, z: number]

const fewest = 4
const axes = [0, 1, 2] as const

/**
 * Where a ray meets triangles first, between two distances: asked of a tree of boxes. A ray of a group sees what stands still (-1) and its
 * own. The tree lies in plain numbers, for it is asked millions of times.
 */
export function createRays({ corners, groups }: Obstacles) {
  const count = groups.length
  const order = Int32Array.from({ length: count }, (_, at) => at)
  const at = (triangle: number, place: number) => corners[triangle * 9 + place] ?? 0
  const middle = (triangle: number, axis: number) =>
    at(triangle, axis) + at(triangle, 3 + axis) + at(triangle, 6 + axis)
  /** Low and high corner of each box. */
  const boxes = new Float32Array(Math.max(1, count * 2) * 6)
  /** The second part of each box (the first follows it), or 0 for a leaf; its first triangle in `order` and the one after its last. */
  const others = new Int32Array(Math.max(1, count * 2))
  const firsts = new Int32Array(Math.max(1, count * 2))
  const ends = new Int32Array(Math.max(1, count * 2))
  let size = 0

  function grow(first: number, end: number): void {
    const box = size
    size += 1
    for (const axis of axes) {
      let [low, high] = [Infinity, -Infinity]
      for (let place = first; place < end; place += 1) {
        for (const corner of axes) {
          const value = at(order[place] ?? 0, corner * 3 + axis)
          low = Math.min(low, value)
          high = Math.max(high, value)
        }
      }
      boxes[box * 6 + axis] = low
      boxes[box * 6 + 3 + axis] = high
    }
    firsts[box] = first
    ends[box] = end
    if (end - first <= fewest) return
    const sides = axes.map((axis) => (boxes[box * 6 + 3 + axis] ?? 0) - (boxes[box * 6 + axis] ?? 0))
    const longest = sides.indexOf(Math.max(...sides))
    order.subarray(first, end).sort((a, b) => middle(a, longest) - middle(b, longest))
    const half = (first + end) >> 1
    grow(first, half)
    others[box] = size
    grow(half, end)
  }
  if (count > 0) grow(0, count)

  const open = new Int32Array(128)
  return ([x, y, z]: Triple, [wx, wy, wz]: Triple, least: number, most: number, group: number): Hit | null => {
    const [ix, iy, iz] = [1 / wx, 1 / wy, 1 / wz]
    let distance = most
    let isBack = false
    let depth = count > 0 ? 1 : 0
    open[0] = 0
    while (depth > 0) {
      depth -= 1
      const box = open[depth] ?? 0
      const b = box * 6
      const ax = ((boxes[b] ?? 0) - x) * ix
      const bx = ((boxes[b + 3] ?? 0) - x) * ix
      const ay = ((boxes[b + 1] ?? 0) - y) * iy
      const by = ((boxes[b + 4] ?? 0) - y) * iy
      const az = ((boxes[b + 2] ?? 0) - z) * iz
      const bz = ((boxes[b + 5] ?? 0) - z) * iz
      const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0)
      const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz), distance)
      if (near > far) continue
      const other = others[box] ?? 0
      if (other > 0) {
        open[depth] = other
        open[depth + 1] = box + 1
        depth += 2
        continue
      }
      const end = ends[box] ?? 0
      for (let place = firsts[box] ?? 0; place < end; place += 1) {
        const triangle = order[place] ?? 0
        const own = groups[triangle] ?? -1
        if (own !== -1 && own !== group) continue
        const px = at(triangle, 0)
        const py = at(triangle, 1)
        const pz = at(triangle, 2)
        const ux = at(triangle, 3) - px
        const uy = at(triangle, 4) - py
        const uz = at(triangle, 5) - pz
        const vx = at(triangle, 6) - px
        const vy = at(triangle, 7) - py
        const vz = at(triangle, 8) - pz
        const nx = uy * vz - uz * vy
        const ny = uz * vx - ux * vz
        const nz = ux * vy - uy * vx
        const facing = nx * wx + ny * wy + nz * wz
        if (facing === 0) continue
        const t = (nx * (px - x) + ny * (py - y) + nz * (pz - z)) / facing
        if (t < least || t >= distance) continue
        const qx = x + wx * t - px
        const qy = y + wy * t - py
        const qz = z + wz * t - pz
        const square = nx * nx + ny * ny + nz * nz
        const alongU = nx * (qy * vz - qz * vy) + ny * (qz * vx - qx * vz) + nz * (qx * vy - qy * vx)
        const alongV = nx * (uy * qz - uz * qy) + ny * (uz * qx - ux * qz) + nz * (ux * qy - uy * qx)
        if (alongU < 0 || alongV < 0 || alongU + alongV > square) continue
        distance = t
        isBack = facing > 0
      }
    }
    return distance < most ? { distance, isBack } : null
  }
}
