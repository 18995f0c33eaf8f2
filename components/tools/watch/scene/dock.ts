import { BoxGeometry, Color, CylinderGeometry, Mesh, MeshLambertMaterial, SphereGeometry, Vector3 } from 'three'
import { bankM } from '#components/tools/watch/scene/bank.ts'
import { MeshBuilder, placed } from '#components/tools/watch/scene/mesh-builder.ts'
import type { DockPlace } from '#lib/water-scene/dock-place'
import { noiseAt } from '#lib/water-scene/seeded-random'

const steel = new Color(0x8d969a)
const dark = new Color(0x23292c)
const white = new Color(0xe9ecea)
const blue = new Color(0x0b5c78)
const orange = new Color(0xe06a22)

/** The pontoon with its way to the land, a charger, a hoist for the baskets and a lamp. +X along the shore, +Z to the land. */
export function createDock({ pontoon, lengthM, widthM, gapM }: DockPlace) {
  const mesh = new MeshBuilder()
  const deckM = 0.42
  const box = (w: number, h: number, d: number, x: number, y: number, z: number, colour: Color) =>
    mesh.add(new BoxGeometry(w, h, d), placed(x, y, z), colour)
  const planks = Math.round(lengthM / 0.16)
  for (let index = 0; index < planks; index++) {
    const shade = 0.8 + 0.35 * noiseAt(index, 1, 2)
    const wood = new Color(0x8b7355).multiplyScalar(shade)
    box((lengthM / planks) * 0.92, 0.05, widthM, ((index + 0.5) / planks - 0.5) * lengthM, deckM, 0, wood)
  }
  box(lengthM, 0.14, 0.08, 0, deckM - 0.08, widthM / 2 - 0.02, steel)
  box(lengthM, 0.14, 0.08, 0, deckM - 0.08, -widthM / 2 + 0.02, steel)
  const floats = Math.max(2, Math.round(lengthM / 2.2))
  for (let index = 0; index < floats; index++)
    box((lengthM / floats) * 0.8, 0.5, widthM * 0.86, ((index + 0.5) / floats - 0.5) * lengthM, 0.1, 0, dark)
  // The way to the land lies with its far end on the bank.
  const way = gapM + 1.1
  for (const [z, height] of [
    [0.25, deckM],
    [0.75, bankM + 0.05],
  ] as const)
    box(1.1, 0.07, way / 2 + 0.06, 0, height, widthM / 2 + way * z, new Color(0x9a9c96))
  for (const x of [-0.55, 0.55]) {
    box(0.04, 0.04, way, x, deckM + 0.9, widthM / 2 + way / 2, steel)
    for (const share of [0.05, 0.5, 0.95]) box(0.04, 0.9, 0.04, x, deckM + 0.45, widthM / 2 + way * share, steel)
  }
  for (const x of [-lengthM / 2 + 0.3, lengthM / 2 - 0.3]) {
    mesh.add(new CylinderGeometry(0.11, 0.11, 2.6, 10), placed(x, 0.35, widthM / 2 + 0.05), dark)
    mesh.add(new CylinderGeometry(0.13, 0.13, 0.12, 10), placed(x, 1.7, widthM / 2 + 0.05), white)
  }
  const bollards = Math.max(2, Math.round(lengthM / 2.5))
  for (let index = 0; index < bollards; index++)
    mesh.add(
      new CylinderGeometry(0.05, 0.07, 0.22, 8),
      placed(((index + 0.5) / bollards - 0.5) * lengthM, deckM + 0.13, -widthM / 2 + 0.14),
      dark,
    )
  // The charger, its light towards the boats.
  const charger = -lengthM * 0.28
  box(0.55, 1.25, 0.4, charger, deckM + 0.65, widthM / 2 - 0.28, white)
  box(0.57, 0.3, 0.42, charger, deckM + 1.15, widthM / 2 - 0.28, blue)
  // The hoist, its arm over the water.
  const hoist = lengthM * 0.3
  mesh.add(new CylinderGeometry(0.07, 0.09, 2.2, 10), placed(hoist, deckM + 1.1, 0.15), orange)
  box(0.1, 0.12, widthM / 2 + 1.1, hoist, deckM + 2.2, 0.15 - (widthM / 2 + 1.1) / 2, orange)
  box(0.015, 0.9, 0.015, hoist, deckM + 1.75, -widthM / 2 - 0.75, dark)
  box(0.12, 0.12, 0.12, hoist, deckM + 1.28, -widthM / 2 - 0.75, dark)
  // A basket that waits, and a lamp on the land.
  box(0.8, 0.5, 0.6, hoist - 1, deckM + 0.28, 0.1, new Color(0x3c6b58))
  box(0.68, 0.06, 0.48, hoist - 1, deckM + 0.53, 0.1, new Color(0x584a2c))
  const lampZ = widthM / 2 + gapM + 1.5
  mesh.add(new CylinderGeometry(0.05, 0.08, 4.2, 8), placed(1.3, bankM + 2.1, lampZ), dark)
  box(0.14, 0.08, 0.7, 1.3, bankM + 4.2, lampZ - 0.3, dark)
  mesh.add(new SphereGeometry(0.1, 8, 6), placed(1.3, bankM + 4.13, lampZ - 0.55), white)

  const geometry = mesh.build()
  const material = new MeshLambertMaterial({ vertexColors: true })
  const dock = new Mesh(geometry, material)
  dock.position.set(pontoon.place.x, 0, -pontoon.place.y)
  dock.rotation.y = pontoon.heading
  dock.castShadow = true
  dock.receiveShadow = true
  dock.updateMatrixWorld()
  const at = (x: number, y: number, z: number) => dock.localToWorld(new Vector3(x, y, z))
  return {
    mesh: dock,
    lamps: [
      { place: at(1.3, bankM + 4.08, lampZ - 0.55), colour: new Color(1, 0.72, 0.4) },
      { place: at(charger, deckM + 1.15, widthM / 2 - 0.52), colour: new Color(0.1, 0.8, 1) },
    ],
    dispose: () => {
      geometry.dispose()
      material.dispose()
    },
  }
}
