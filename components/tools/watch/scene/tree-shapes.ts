import { type BufferGeometry, Color, CylinderGeometry, IcosahedronGeometry, Vector3 } from 'three'
import { MeshBuilder, placed } from '#components/tools/watch/scene/mesh-builder.ts'
import { randomFrom } from '#lib/water-scene/seeded-random'

const bark = new Color(0x5d5245)

/** Dark where a plant stands, light at its top: what the sky reaches. */
export const shaded = (dark: number, light: number, from: number, to: number) => {
  const [low, high] = [new Color(dark), new Color(light)]
  return ({ y }: Vector3) => low.clone().lerp(high, Math.min(1, Math.max(0, (y - from) / (to - from))))
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

export const crownBalls: readonly Ball[] = [
  { x: 0, y: 4.9, z: 0, radius: 2, tall: 0.95 },
  { x: 1.25, y: 4.2, z: 0.5, radius: 1.45, tall: 0.85 },
  { x: -1.2, y: 4.4, z: -0.3, radius: 1.5, tall: 0.85 },
  { x: 0.1, y: 3.9, z: -1.2, radius: 1.4, tall: 0.8 },
  { x: -0.2, y: 6.3, z: 0.3, radius: 1.25 },
]
export const poplarBalls: readonly Ball[] = [
  { x: 0, y: 3.2, z: 0, radius: 1.15, tall: 1.7 },
  { x: 0.15, y: 6, z: -0.1, radius: 1, tall: 1.9 },
  { x: -0.05, y: 8.4, z: 0.1, radius: 0.62, tall: 2.2 },
]
const bushBalls: readonly Ball[] = [
  { x: 0, y: 0.55, z: 0, radius: 0.75, tall: 0.85 },
  { x: 0.65, y: 0.4, z: 0.2, radius: 0.5, tall: 0.85 },
  { x: -0.5, y: 0.35, z: -0.35, radius: 0.5, tall: 0.85 },
]

export function tree(balls: readonly Ball[], tones: [number, number], trunkM: number, isNear: boolean): BufferGeometry {
  const mesh = new MeshBuilder()
  mesh.add(new CylinderGeometry(0.1, 0.24, trunkM, isNear ? 7 : 4, 1, true), placed(0, trunkM / 2 - 0.1, 0), bark)
  foliage(mesh, isNear ? balls : balls.slice(0, 3), isNear ? 170 : 22, isNear ? 0.17 : 0.46, tones)
  return mesh.build()
}

export function bush(isNear: boolean): BufferGeometry {
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
