import { BufferGeometry, DoubleSide, Float32BufferAttribute, Ray, type Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { still } from './surface.ts'

export interface Hit {
  /** How far along the ray. */
  readonly distance: number
  /** From behind: the ray began within a body. */
  readonly isBack: boolean
}

/**
 * Where a ray first meets triangles between two distances. A ray of a moving group meets only itself and what never moves.
 * @param corners each group's triangles, nine numbers a triangle
 */
export function obstaclesOf(corners: ReadonlyMap<number, number[]>) {
  const trees = new Map(
    [...corners].map(([group, places]) => [
      group,
      new MeshBVH(new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3))),
    ]),
  )
  return (from: Vector3, way: Vector3, least: number, most: number, group: number): Hit | null => {
    const ray = new Ray(from, way)
    const hits = [...new Set([still, group])].flatMap(
      (each) => trees.get(each)?.raycastFirst(ray, DoubleSide, least, most) ?? [],
    )
    const [first] = hits.sort((one, other) => one.distance - other.distance)
    return first?.face ? { distance: first.distance, isBack: first.face.normal.dot(way) > 0 } : null
  }
}
