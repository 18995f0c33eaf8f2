import { boatModel, type Triangle } from './boat-models.ts'
import { type Body, canal } from './canal.ts'
import type { Light } from './picture.ts'
import { randomFrom } from './random.ts'
import { bottle } from './shapes.ts'
import { type Frame, frameOf, placed, unit, type Vector } from './vector.ts'

export interface Scene {
  bodies: readonly Body[]
  light: Light
}

/** Bodies from this number on are boats, which carry no label; lower ones are bottles. */
export const firstBoat = 100

const boats = { smurf: await boatModel('smurf'), moshark: await boatModel('moshark') }
const plastics: readonly (readonly [Vector, Vector, Vector])[] = [
  [
    [0.55, 0.62, 0.58],
    [0.5, 0.05, 0.04],
    [0.1, 0.2, 0.5],
  ],
  [
    [0.1, 0.32, 0.12],
    [0.5, 0.5, 0.45],
    [0.1, 0.1, 0.1],
  ],
  [
    [0.5, 0.55, 0.6],
    [0.06, 0.16, 0.5],
    [0.55, 0.55, 0.55],
  ],
  [
    [0.42, 0.28, 0.1],
    [0.5, 0.42, 0.1],
    [0.4, 0.05, 0.05],
  ],
]

const put = (triangles: readonly Triangle[], frame: Frame): Triangle[] =>
  triangles.map(({ corners: [a, b, c], colour }) => ({
    corners: [placed(frame, a), placed(frame, b), placed(frame, c)],
    colour,
  }))

/** A stretch of canal with floating bottles ahead of the origin and one or two of our boats at work. */
export function scene(seed: number, bottles: number): Scene {
  const random = randomFrom(seed)
  const between = (least: number, most: number) => least + (most - least) * random()
  const floating = Array.from({ length: bottles }, (_, index): Body => {
    const x = 1.35 * (14 / 1.35) ** random()
    const y = between(-0.62, 0.62) * x
    const [body, label, cap] = plastics[Math.floor(random() * plastics.length)] ?? plastics[0] ?? []
    const shape = body && label && cap ? bottle(body, label, cap) : []
    return {
      id: index + 1,
      surface: 'paint',
      triangles: put(shape, frameOf([x, y, between(0, 0.014)], between(0, 6.28), between(-0.25, 0.25))),
    }
  })
  const fleet = (['moshark', 'smurf'] as const).map((name, index): Body => {
    const at: Vector = [between(9, 26) + index * 8, (index === 0 ? 1 : -1) * between(2.5, 6.5), 0]
    return { id: firstBoat + index, surface: 'paint', triangles: put(boats[name], frameOf(at, between(0, 6.28))) }
  })
  return {
    bodies: [...canal(seed + 7), ...floating, ...fleet],
    light: {
      sun: unit([between(-0.8, 0.6), between(-0.7, 0.7), between(0.35, 0.9)]),
      warmth: between(0, 0.22),
      haze: between(0.003, 0.011),
      ripple: between(0.08, 0.2),
    },
  }
}
