import type { Document, Primitive } from '@gltf-transform/core'
import { BufferGeometry, Float32BufferAttribute, Mesh, MeshStandardMaterial, Object3D } from 'three'
import { takePieces } from '#components/viewer/scene/take-pieces.ts'
import { belts, movements, stillCleats } from '#lib/content/boat-movements'
import type { ModelSlug } from '#lib/content/model-parts'
import { bakeOcclusion } from './occlusion.ts'
import { type Surface, still } from './surface.ts'

/** Which moving group each corner belongs to, as the viewer takes them out (`take-pieces.ts`). */
function groupsOf(slug: ModelSlug, primitives: readonly Primitive[]): number[][] {
  const boat = new Object3D()
  const meshes = primitives.map((primitive) => {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(arrayOf(primitive, 'POSITION'), 3))
    geometry.setIndex(indicesOf(primitive))
    return new Mesh(geometry, new MeshStandardMaterial({ name: primitive.getMaterial()?.getName() ?? '' }))
  })
  boat.add(...meshes)
  const belt = belts[slug]
  const motions = (movements[slug] ?? []).flatMap((movement) => movement.motions.map(({ pieces }) => pieces))
  const taken = takePieces(boat, belt ? [...motions, [stillCleats(belt)]] : motions)
  return meshes.map((mesh) => {
    const place = mesh.geometry.getAttribute('position')
    const groups = Array.from({ length: place.count }, (): number => still)
    for (const [group, parts] of taken.entries()) {
      for (const part of parts) {
        if (part.geometry.getAttribute('position') !== place) continue
        for (const corner of part.geometry.index?.array ?? []) groups[corner] = group
      }
    }
    return groups
  })
}

function arrayOf(primitive: Primitive, name: string): number[] {
  return [...(primitive.getAttribute(name)?.getArray() ?? [])]
}

const indicesOf = (primitive: Primitive): number[] => [...(primitive.getIndices()?.getArray() ?? [])]

/** Glass lets light through, and what shines needs none. */
function isClear(primitive: Primitive): boolean {
  const material = primitive.getMaterial()
  return material?.getAlphaMode() === 'BLEND' || Math.max(...(material?.getEmissiveFactor() ?? [0])) > 0
}

/** Writes into a model how open to the light each corner is: one byte, `_OCCLUSION` (`occlusion.ts`). Corners are not yet quantised. */
export function bakeModel(slug: ModelSlug, document: Document, lengthM: number, floorM: number): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  const groups = groupsOf(slug, primitives)
  const surfaces = primitives.map(
    (primitive, at): Surface => ({
      positions: arrayOf(primitive, 'POSITION'),
      normals: arrayOf(primitive, 'NORMAL'),
      indices: indicesOf(primitive),
      groups: groups[at] ?? [],
      isClear: isClear(primitive),
    }),
  )
  const lights = bakeOcclusion(surfaces, lengthM, floorM)
  const [buffer] = document.getRoot().listBuffers()
  for (const [at, primitive] of primitives.entries()) {
    const light = document
      .createAccessor()
      .setType('SCALAR')
      .setArray(Uint8Array.from(lights[at] ?? [], (share) => Math.round(share * 255)))
      .setNormalized(true)
      .setBuffer(buffer ?? null)
    primitive.setAttribute('_OCCLUSION', light)
  }
}
