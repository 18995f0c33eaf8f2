import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import type { Vector } from './vector.ts'

export interface Triangle {
  corners: readonly [Vector, Vector, Vector]
  /** Linear red, green, blue. */
  colour: Vector
}

/** One of the site's own models of a boat as triangles: bow ahead (x), port to the left (y), up (z), waterline at 0. */
export async function boatModel(name: string): Promise<Triangle[]> {
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS)
  const document = await io.read(`public/models/${name}.glb`)
  return document
    .getRoot()
    .listNodes()
    .flatMap((node) => {
      const mesh = node.getMesh()
      if (!mesh) return []
      const matrix = node.getWorldMatrix()
      return mesh.listPrimitives().flatMap((primitive) => {
        const places = primitive.getAttribute('POSITION')
        const order = primitive.getIndices()
        const [red = 1, green = 1, blue = 1] = primitive.getMaterial()?.getBaseColorFactor() ?? []
        if (!places || !order) return []
        const corner = (index: number): Vector => {
          const [x, y, z] = places.getElement(order.getScalar(index), [0, 0, 0]) as [number, number, number]
          const at = (row: 0 | 1 | 2) =>
            [x, y, z, 1].reduce((sum, part, column) => sum + part * (matrix[column * 4 + row] ?? 0), 0)
          // glTF has y up and z to starboard.
          return [at(0), -at(2), at(1)]
        }
        return Array.from(
          { length: order.getCount() / 3 },
          (_, index): Triangle => ({
            corners: [corner(index * 3), corner(index * 3 + 1), corner(index * 3 + 2)],
            colour: [red, green, blue],
          }),
        )
      })
    })
}
