import type { Triangle } from './boat-models.ts'
import { randomFrom } from './random.ts'
import { block, crown, quad, type Surface } from './shapes.ts'
import type { Vector } from './vector.ts'

/** Triangles that belong to one thing; the number 0 is what carries no label. */
export interface Body {
  id: number
  surface: Surface
  triangles: readonly Triangle[]
}

export const halfWidth = 11
const wallTop = 1.3
const reach = 160

/** A straight canal with stone walls, a path, lawns, trees, houses and one bridge; the same for one seed. */
export function canal(seed: number): Body[] {
  const random = randomFrom(seed)
  const stone: Vector = [0.3, 0.28, 0.25]
  const bodies: Body[] = []
  const add = (surface: Surface, triangles: readonly Triangle[]) => bodies.push({ id: 0, surface, triangles })
  for (const side of [-1, 1]) {
    const edge = (y: number, z: number, from: number): [Vector, Vector] => [
      [from, side * y, z],
      [from + 10, side * y, z],
    ]
    for (let from = -30; from < reach; from += 10) {
      const strip = (
        low: readonly [number, number],
        high: readonly [number, number],
        surface: Surface,
        colour: Vector,
      ) => {
        const [a, b] = edge(...low, from)
        const [d, c] = edge(...high, from)
        add(surface, quad(a, b, c, d, colour))
      }
      strip([halfWidth, -1], [halfWidth + 0.15, wallTop], 'wall', stone)
      strip([halfWidth + 0.15, wallTop], [halfWidth + 2.6, wallTop], 'path', [0.34, 0.32, 0.29])
      strip([halfWidth + 2.6, wallTop], [halfWidth + 9, wallTop + 0.8], 'grass', [0.07, 0.13, 0.035])
      strip([halfWidth + 9, wallTop + 0.8], [halfWidth + 60, wallTop + 3], 'grass', [0.06, 0.11, 0.03])
    }
    for (let x = -20 + random() * 6; x < 130; x += 4.5 + random() * 6) {
      const [y, radius] = [side * (halfWidth + 4.5 + random() * 6), 1.4 + random() * 1.3]
      const foot = wallTop + 0.3
      add('paint', block([x, y, foot], [0.28, 0.28, 2.4], [0.09, 0.065, 0.045]))
      add('leaves', crown([x, y, foot + 2 + radius], radius, random, 320))
    }
    for (let x = -10 + random() * 10; x < 150; x += 16 + random() * 14) {
      const size: Vector = [9 + random() * 6, 9, 6 + random() * 10]
      const tone = 0.38 + random() * 0.25
      add(
        'house',
        block([x, side * (halfWidth + 26 + random() * 8), wallTop + 1], size, [tone, tone * 0.95, tone * 0.87]),
      )
    }
  }
  const bridge = 70 + random() * 25
  add('wall', block([bridge, 0, 3.6], [4, 2 * halfWidth + 6, 0.7], [0.4, 0.39, 0.37]))
  for (const side of [-1, 0, 1])
    add('wall', block([bridge, side * (halfWidth - 0.6), -1], [2, 1, 4.6], [0.36, 0.35, 0.33]))
  for (const side of [-1, 1])
    add('paint', block([bridge + side * 1.9, 0, 4.3], [0.12, 2 * halfWidth + 6, 1], [0.3, 0.31, 0.32]))
  return bodies
}
