import { type BufferGeometry, Color, CylinderGeometry, IcosahedronGeometry, Vector3 } from 'three'
import { MeshBuilder, placed } from '#components/tools/watch/scene/mesh-builder.ts'
import { bush, crownBalls, poplarBalls, shaded, tree } from '#components/tools/watch/scene/tree-shapes.ts'
import type { PlantKind } from '#lib/water-scene/planting'
import { randomFrom } from '#lib/water-scene/seeded-random'

/** A bent blade of three triangles, standing at (x, z) and leaning out. */
function blade(
  mesh: MeshBuilder,
  foot: Vector3,
  lean: Vector3,
  height: number,
  width: number,
  paint: (v: Vector3) => Color,
) {
  const side = new Vector3(-lean.z, 0, lean.x).normalize().multiplyScalar(width / 2)
  const middle = foot
    .clone()
    .addScaledVector(lean, 0.35)
    .add(new Vector3(0, height * 0.62, 0))
  const tip = foot
    .clone()
    .add(lean)
    .add(new Vector3(0, height, 0))
  const up = new Vector3(lean.x, 1.2, lean.z).normalize()
  const [a, b] = [foot.clone().add(side), foot.clone().sub(side)]
  const [c, d] = [middle.clone().add(side), middle.clone().sub(side)]
  mesh.triangle([a, b, c], up, paint).triangle([b, d, c], up, paint).triangle([c, d, tip], up, paint)
}

function reed(): BufferGeometry {
  const mesh = new MeshBuilder()
  const random = randomFrom(11)
  const paint = shaded(0x3d4a1f, 0xa9b45c, 0, 1.7)
  for (let index = 0; index < 8; index++) {
    const angle = index * 2.4
    const out = 0.08 + 0.22 * random()
    const foot = new Vector3(Math.cos(angle) * out * 0.6, -0.25, Math.sin(angle) * out * 0.6)
    const lean = new Vector3(Math.cos(angle), 0, Math.sin(angle)).multiplyScalar(out)
    blade(mesh, foot, lean, 1.25 + 0.75 * random(), 0.05, paint)
  }
  for (const [x, z, height] of [
    [0.07, -0.05, 1.9],
    [-0.09, 0.06, 1.65],
  ] as const) {
    mesh.add(new CylinderGeometry(0.006, 0.01, height, 3, 1, true), placed(x, height / 2 - 0.2, z), new Color(0x7d8a45))
    mesh.add(new CylinderGeometry(0.026, 0.026, 0.18, 5), placed(x, height - 0.2, z), new Color(0x55341d))
  }
  return mesh.build()
}

/** Three blades as wide as the whole. */
function farReed(): BufferGeometry {
  const mesh = new MeshBuilder()
  const paint = shaded(0x3d4a1f, 0xa9b45c, 0, 1.7)
  for (let index = 0; index < 3; index++) {
    const lean = new Vector3(Math.cos(index * 2.1), 0, Math.sin(index * 2.1)).multiplyScalar(0.2)
    blade(mesh, new Vector3(0, -0.25, 0), lean, 1.75, 0.16, paint)
  }
  return mesh.build()
}

function grass(): BufferGeometry {
  const mesh = new MeshBuilder()
  const random = randomFrom(5)
  const paint = shaded(0x33461c, 0x93a64c, 0, 0.5)
  for (let index = 0; index < 9; index++) {
    const angle = index * 2.4
    const foot = new Vector3(Math.cos(angle) * 0.16 * random(), -0.03, Math.sin(angle) * 0.16 * random())
    const lean = new Vector3(Math.cos(angle), 0, Math.sin(angle)).multiplyScalar(0.1 + 0.16 * random())
    blade(mesh, foot, lean, 0.28 + 0.3 * random(), 0.035, paint)
  }
  return mesh.build()
}

function stone(): BufferGeometry {
  const shape = new IcosahedronGeometry(0.5, 1)
  return new MeshBuilder()
    .add(shape, placed(0, 0.02, 0, 0.5, [1, 0.55, 0.8]), shaded(0x4a4a42, 0x9a988c, -0.2, 0.3))
    .build()
}

/** A plant as it is drawn near by and, where that saves something, far away. */
export interface PlantShape {
  near: BufferGeometry
  far: BufferGeometry | null
  /** Beyond so many metres it is not drawn at all. */
  untilM: number
  /** How far its top moves in the wind, in metres. */
  sway: number
}

/** The shapes of all plants and stones; made in code, in metres, standing on the origin. */
export function plantShapes(): Record<PlantKind, PlantShape> {
  const crown: [number, number] = [0x36472a, 0x8fa25c]
  const poplar: [number, number] = [0x344630, 0x86a066]
  return {
    reed: { near: reed(), far: farReed(), untilM: 420, sway: 0.06 },
    grass: { near: grass(), far: null, untilM: 110, sway: 0.03 },
    bush: { near: bush(true), far: bush(false), untilM: 1_200, sway: 0.02 },
    stone: { near: stone(), far: null, untilM: 160, sway: 0 },
    crown: {
      near: tree(crownBalls, crown, 3.4, true),
      far: tree(crownBalls, crown, 3.4, false),
      untilM: 3_500,
      sway: 0.05,
    },
    poplar: {
      near: tree(poplarBalls, poplar, 2.4, true),
      far: tree(poplarBalls, poplar, 2.4, false),
      untilM: 3_500,
      sway: 0.08,
    },
  }
}
