import { readFileSync } from 'node:fs'
import { NodeIO } from '@gltf-transform/core'

/** A corner: metres, +X the bow, +Y up, +Z starboard. */
export type Corner = readonly [x: number, y: number, z: number]
export type Box = readonly [...Corner, ...Corner]

/** What is drawn as one plane: faces that shade into each other, of one material, and the piece of the boat that they belong to. */
export interface Surface {
  piece: number
  box: Box
  /** Three corners each. */
  triangles: readonly (readonly Corner[])[]
}

export interface Model {
  surfaces: readonly Surface[]
  /** Box of each piece, by its number. */
  pieces: readonly Box[]
  /** Boxes of the parts that the viewer names (`imagery/model_parts.py`). */
  parts: Readonly<Record<string, Box>>
}

/** What lies in the basket is no part of the boat: these materials, and what touches no wall of it and rises little above it. */
const cargo = /litter|leaf|weed/

function isInside(piece: Box, basket: Box): boolean {
  const [x, y, z, farX, farY, farZ] = basket
  const inset = 0.012 * (farX - x)
  const isApart = piece[0] > x + inset && piece[3] < farX - inset && piece[2] > z + inset && piece[5] < farZ - inset
  return isApart && piece[4] < farY + 0.3 * (farY - y)
}

function boxOf(corners: readonly Corner[]): Box {
  const end = (choose: 'min' | 'max', axis: 0 | 1 | 2) =>
    corners.reduce((so, corner) => Math[choose](so, corner[axis]), choose === 'min' ? Infinity : -Infinity)
  return [end('min', 0), end('min', 1), end('min', 2), end('max', 0), end('max', 1), end('max', 2)]
}

/** Letters and stripes on a hull are sheets: many of their edges have a face on one side only. */
const mostOpen = 0.2

/** Finds who hangs together: `join` two members, ask `root` of one. */
function unions(count: number) {
  const parent = Int32Array.from({ length: count }, (_, at) => at)
  const root = (member: number): number => {
    let at = member
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? 0] ?? 0
      at = parent[at] ?? 0
    }
    return at
  }
  return { root, join: (a: number, b: number) => (parent[root(a)] = root(b)) }
}

/** The faces that have one key, by key. */
function groups(faces: readonly number[][], keyOf: (face: number[]) => number): number[][][] {
  const found = new Map<number, number[][]>()
  for (const face of faces) {
    const key = keyOf(face)
    const group = found.get(key) ?? []
    found.set(key, group)
    group.push(face)
  }
  return [...found.values()]
}

/** Reads a model as the kit exported it (`imagery/models`), its cargo left out. */
export async function readModel(file: string): Promise<Model> {
  const document = await new NodeIO().readBinary(readFileSync(file))
  const corners: Corner[] = []
  const faces: number[][] = []
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      if (cargo.test(primitive.getMaterial()?.getName() ?? '')) continue
      const position = primitive.getAttribute('POSITION')
      const indices = primitive.getIndices()?.getArray()
      if (!position || !indices) throw new Error(`${file} has a mesh without corners`)
      const first = corners.length
      for (let at = 0; at < position.getCount(); at += 1) {
        const [x = 0, y = 0, z = 0] = position.getElement(at, [])
        corners.push([x, y, z])
      }
      for (let at = 0; at < indices.length; at += 3)
        faces.push([0, 1, 2].map((corner) => first + (indices[at + corner] ?? 0)))
    }
  }
  // The export parts corners at sharp edges: what shares corners is one surface, what shares places one piece.
  const surfaceOf = unions(corners.length)
  const pieceOf = unions(corners.length)
  const places = new Map<string, number>()
  const placeOf = corners.map((corner, at) => {
    const place = corner.map((part) => Math.round(part * 5000)).join()
    const first = places.get(place) ?? at
    places.set(place, first)
    pieceOf.join(at, first)
    return first
  })
  for (const [a = 0, b = 0, c = 0] of faces) {
    for (const union of [surfaceOf, pieceOf]) {
      union.join(a, b)
      union.join(b, c)
    }
  }
  const pieces = groups(faces, ([a = 0]) => pieceOf.root(a))
  const boxes = pieces.map((own) => boxOf(own.flat().map((at) => corners[at] as Corner))) // indices of this very list
  const [node] = document.getRoot().listNodes()
  const { parts } = (node?.getExtras() ?? {}) as { parts?: Record<string, Box> } // written by imagery/export_glb.py
  if (!parts) throw new Error(`${file} names no parts: export it again (imagery/export_glb.py)`)
  const { basket } = parts
  const surfaces = pieces.flatMap((own, piece) => {
    const edges = new Map<string, number>()
    for (const face of own) {
      const ends = face.map((at) => placeOf[at] ?? 0)
      ends.forEach((from, at) => {
        const key = [from, ends[(at + 1) % 3] ?? 0].sort((a, b) => a - b).join()
        edges.set(key, (edges.get(key) ?? 0) + 1)
      })
    }
    const open = [...edges.values()].filter((sides) => sides === 1).length / edges.size
    if (open > mostOpen || (basket && isInside(boxes[piece] as Box, basket))) return []
    return groups(own, ([a = 0]) => surfaceOf.root(a)).map((part) => {
      const triangles = part.map((face) => face.map((at) => corners[at] as Corner))
      return { piece, box: boxOf(triangles.flat()), triangles }
    })
  })
  return { surfaces, pieces: boxes, parts }
}
