import { BufferGeometry, Mesh, type Object3D, Vector3 } from 'three'
import type { Volume } from '#lib/content/boat-movements'

/** Corners nearer than this are one, in metres: a model's normals part corners that its surface does not. */
const sameM = 0.0002
/** So many of them a model is at most long: three numbers of that size make one that is exact. */
const steps = 2 ** 17
/** A box's side has to be left this far out, for the model's places are rounded. */
const roundingM = 0.002

/** The connected pieces of a mesh, each with its box in metres. */
function piecesOf(mesh: Mesh) {
  const places = mesh.geometry.getAttribute('position')
  const { index } = mesh.geometry
  const parents = Array.from({ length: places.count }, (_, corner) => corner)
  const rootOf = (corner: number): number => {
    let root = corner
    while (parents[root] !== root) root = parents[root] ?? root
    parents[corner] = root
    return root
  }
  const first = new Map<number, number>()
  const points = parents.map((corner) => {
    const point = new Vector3().fromBufferAttribute(places, corner).applyMatrix4(mesh.matrixWorld)
    const key = point.toArray().reduce((so, metres) => so * steps + Math.round(metres / sameM) + steps / 2, 0)
    const same = first.get(key)
    if (same === undefined) first.set(key, corner)
    else parents[corner] = same
    return point
  })
  const count = index?.count ?? places.count
  const corners = Array.from({ length: count }, (_, place) => index?.getX(place) ?? place)
  for (let place = 0; place < count; place += 3) {
    for (const other of [1, 2]) {
      const from = rootOf(corners[place + other] ?? 0)
      parents[from] = rootOf(corners[place] ?? 0)
    }
  }
  const boxes = new Map<number, { low: Vector3; high: Vector3 }>()
  const pieceOf: number[] = []
  for (const [place, corner] of corners.entries()) {
    const root = rootOf(corner)
    if (place % 3 === 0) pieceOf.push(root)
    const point = points[corner]
    const box = boxes.get(root)
    if (!point) continue
    if (!box) boxes.set(root, { low: point.clone(), high: point.clone() })
    else {
      box.low.min(point)
      box.high.max(point)
    }
  }
  // The piece of each triangle, and the three corners of each triangle.
  return { pieceOf, boxes, corners }
}

const isInside = ({ low, high }: { low: Vector3; high: Vector3 }, volume: Volume) =>
  [low.x, low.y, low.z].every((metres, axis) => metres >= (volume.low[axis] ?? 0) - roundingM) &&
  [high.x, high.y, high.z].every((metres, axis) => metres <= (volume.high[axis] ?? 0) + roundingM)

/**
 * Separates triangles that lie wholly in one of the volumes into meshes of their own, one set for each group, sharing vertices with the
 * rest. A model is one mesh of metal and one of paint, so moving parts are found by place.
 */
export function takePieces(boat: Object3D, groups: readonly (readonly Volume[])[]): Mesh[][] {
  const taken: Mesh[][] = groups.map(() => [])
  const meshes: Mesh[] = []
  boat.updateMatrixWorld(true)
  boat.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part)
  })
  for (const mesh of meshes) {
    const [material] = [mesh.material].flat()
    const wanted = groups.map((volumes) =>
      volumes.filter(({ materials }) => !materials || materials.some((name) => material?.name === `web_${name}`)),
    )
    if (wanted.every((volumes) => volumes.length === 0)) continue
    const { pieceOf, boxes, corners } = piecesOf(mesh)
    const groupOf = new Map(
      [...boxes].map(([piece, box]) => [
        piece,
        wanted.findIndex((volumes) => volumes.some((each) => isInside(box, each))),
      ]),
    )
    const cornersOf = (group: number) =>
      pieceOf.flatMap((piece, triangle) =>
        groupOf.get(piece) === group ? corners.slice(triangle * 3, triangle * 3 + 3) : [],
      )
    for (const [group, into] of taken.entries()) {
      const own = cornersOf(group)
      if (own.length > 0) into.push(partOf(mesh, own))
    }
    const rest = cornersOf(-1)
    if (rest.length < corners.length) mesh.geometry.setIndex(rest)
  }
  return taken
}

/** Some triangles of a mesh as one that looks alike. */
function partOf(mesh: Mesh, corners: number[]): Mesh {
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(mesh.geometry.attributes)) geometry.setAttribute(name, attribute)
  geometry.setIndex(corners)
  const part = new Mesh(geometry, mesh.material)
  part.castShadow = mesh.castShadow
  part.receiveShadow = mesh.receiveShadow
  part.frustumCulled = false
  part.matrix.copy(mesh.matrixWorld)
  part.matrixAutoUpdate = false
  return part
}
