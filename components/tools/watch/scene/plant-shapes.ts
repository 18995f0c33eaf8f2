import { type BufferGeometry, Color, CylinderGeometry, IcosahedronGeometry, Vector3 } from 'three'
import { MeshBuilder, placed } from '#components/tools/watch/scene/mesh-builder.ts'
import type { PlantKind } from '#lib/water-scene/planting'
import { randomFrom } from '#lib/water-scene/seeded-random'

const bark = new Color(0x5d5245)

/** Dark where a plant stands, light at its top: what the sky reaches. */
const shaded = (dark: number, light: number, from: number, to: number) => {
  const [low, high] = [new Color(dark), new Color(light)]
  return ({ y }: Vector3) => low.clone().lerp(high, Math.min(1, Math.max(0, (y - from) / (to - from))))
}

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

interface Ball {
  x: number
  y: number
  z: number
  radius: number
  /** Height of it against its width. */
  tall?: number
}

/** A crown of balls: a dark core, and leaves as triangles whose light is that of the whole ball. */
function foliage(mesh: MeshBuilder, balls: readonly Ball[], leaves: number, size: number, tones: [number, number]) {
  const random = randomFrom(balls.length * 31 + leaves)
  const top = Math.max(...balls.map(({ y, radius, tall = 1 }) => y + radius * tall))
  const foot = Math.min(...balls.map(({ y, radius, tall = 1 }) => y - radius * tall))
  const light = shaded(tones[0], tones[1], foot, top)
  const dark = (place: Vector3) => light(place).multiplyScalar(0.55)
  for (const { x, y, z, radius, tall = 1 } of balls) {
    mesh.add(new IcosahedronGeometry(radius * 0.86, leaves > 20 ? 1 : 0), placed(x, y, z, radius, [1, tall, 1]), dark)
    for (let index = 0; index < leaves; index++) {
      const level = 1 - (2 * (index + 0.5)) / leaves
      const round = Math.sqrt(1 - level * level)
      const angle = index * 2.39996 + random()
      const out = new Vector3(round * Math.cos(angle), level * tall, round * Math.sin(angle))
      const middle = out
        .clone()
        .multiplyScalar(radius * (0.84 + 0.3 * random()))
        .add(new Vector3(x, y, z))
      const turn = random() * 6.28
      const across = new Vector3(out.z, 0.2, -out.x).normalize()
      const along = out.clone().cross(across).normalize()
      const corner = (place: number) =>
        middle
          .clone()
          .addScaledVector(across, Math.cos(turn + place) * size * radius)
          .addScaledVector(along, Math.sin(turn + place) * size * radius)
          .addScaledVector(out, (random() - 0.6) * size * radius)
      const shade = 0.8 + 0.4 * random()
      const normal = out
        .clone()
        .setY(out.y + 0.35)
        .normalize()
      mesh.triangle([corner(0), corner(2.1), corner(4.2)], normal, (place) => light(place).multiplyScalar(shade))
    }
  }
}

const crownBalls: readonly Ball[] = [
  { x: 0, y: 4.9, z: 0, radius: 2, tall: 0.95 },
  { x: 1.25, y: 4.2, z: 0.5, radius: 1.45, tall: 0.85 },
  { x: -1.2, y: 4.4, z: -0.3, radius: 1.5, tall: 0.85 },
  { x: 0.1, y: 3.9, z: -1.2, radius: 1.4, tall: 0.8 },
  { x: -0.2, y: 6.3, z: 0.3, radius: 1.25 },
]
const poplarBalls: readonly Ball[] = [
  { x: 0, y: 3.2, z: 0, radius: 1.15, tall: 1.7 },
  { x: 0.15, y: 6, z: -0.1, radius: 1, tall: 1.9 },
  { x: -0.05, y: 8.4, z: 0.1, radius: 0.62, tall: 2.2 },
]
const bushBalls: readonly Ball[] = [
  { x: 0, y: 0.55, z: 0, radius: 0.75, tall: 0.85 },
  { x: 0.65, y: 0.4, z: 0.2, radius: 0.5, tall: 0.85 },
  { x: -0.5, y: 0.35, z: -0.35, radius: 0.5, tall: 0.85 },
]

function tree(balls: readonly Ball[], tones: [number, number], trunkM: number, isNear: boolean): BufferGeometry {
  const mesh = new MeshBuilder()
  mesh.add(new CylinderGeometry(0.1, 0.24, trunkM, isNear ? 7 : 4, 1, true), placed(0, trunkM / 2 - 0.1, 0), bark)
  foliage(mesh, isNear ? balls : balls.slice(0, 3), isNear ? 170 : 22, isNear ? 0.17 : 0.46, tones)
  return mesh.build()
}

function bush(isNear: boolean): BufferGeometry {
  const mesh = new MeshBuilder()
  foliage(
    mesh,
    isNear ? bushBalls : bushBalls.slice(0, 1),
    isNear ? 200 : 14,
    isNear ? 0.14 : 0.6,
    [0x3a4a26, 0x8c9c58],
  )
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
    bush: { near: bush(true), far: bush(false), untilM: 3_000, sway: 0.02 },
    stone: { near: stone(), far: null, untilM: 160, sway: 0 },
    crown: {
      near: tree(crownBalls, crown, 3.4, true),
      far: tree(crownBalls, crown, 3.4, false),
      untilM: 20_000,
      sway: 0.05,
    },
    poplar: {
      near: tree(poplarBalls, poplar, 2.4, true),
      far: tree(poplarBalls, poplar, 2.4, false),
      untilM: 20_000,
      sway: 0.08,
    },
  }
}
