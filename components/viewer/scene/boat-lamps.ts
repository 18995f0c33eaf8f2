import { type Color, type Mesh, type MeshStandardMaterial, Vector3 } from 'three'

/** A lamp of a boat: where it is (metres, bow along +X) and its colour. */
export interface Lamp {
  place: Vector3
  colour: Color
}

/** Lamps that are seen from afar; strips of light along a hull are no points. */
const pointLamp = /nav_|led_white/
/** Lamps nearer than this, in metres, count as one; a part has no more lamps than that. */
const lampM = 0.3
const mostLamps = 8

/** Whether a material gives light of its own. */
export const isShining = ({ emissive }: MeshStandardMaterial): boolean => emissive.r + emissive.g + emissive.b > 0

/** The lamps that a part is made of, each a cluster of its corners; none where it does not shine. */
export function lampsOf(mesh: Mesh, material: MeshStandardMaterial): Lamp[] {
  if (!isShining(material) || !pointLamp.test(material.name)) return []
  const places = mesh.geometry.getAttribute('position')
  const { index } = mesh.geometry
  const clusters: { sum: Vector3; count: number }[] = []
  const point = new Vector3()
  for (let corner = 0; corner < (index?.count ?? places.count); corner++) {
    point.fromBufferAttribute(places, index?.getX(corner) ?? corner).applyMatrix4(mesh.matrixWorld)
    const near = clusters.find(({ sum, count }) => sum.clone().divideScalar(count).distanceTo(point) < lampM)
    if (near) {
      near.sum.add(point)
      near.count++
    } else clusters.push({ sum: point.clone(), count: 1 })
  }
  return clusters
    .slice(0, mostLamps)
    .map(({ sum, count }) => ({ place: sum.divideScalar(count), colour: material.emissive.clone() }))
}
