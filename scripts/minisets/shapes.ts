import type { Triangle } from './boat-models.ts'
import { frameOf, placed, type Vector } from './vector.ts'

/** What a surface is drawn as; `paint` shows the triangle's own colour. */
export const surfaces = ['paint', 'wall', 'grass', 'path', 'leaves', 'house', 'clear'] as const
export type Surface = (typeof surfaces)[number]

/** A quadrilateral, corners in order round it. */
export function quad(a: Vector, b: Vector, c: Vector, d: Vector, colour: Vector): Triangle[] {
  return [
    { corners: [a, b, c], colour },
    { corners: [a, c, d], colour },
  ]
}

/** A box with its foot in the middle of the ground it stands on. */
export function block(at: Vector, [across, deep, high]: Vector, colour: Vector): Triangle[] {
  const corner = (x: number, y: number, z: number): Vector => [
    at[0] + (x * across) / 2,
    at[1] + (y * deep) / 2,
    at[2] + z * high,
  ]
  return [
    ...quad(corner(-1, -1, 0), corner(1, -1, 0), corner(1, -1, 1), corner(-1, -1, 1), colour),
    ...quad(corner(1, -1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, -1, 1), colour),
    ...quad(corner(1, 1, 0), corner(-1, 1, 0), corner(-1, 1, 1), corner(1, 1, 1), colour),
    ...quad(corner(-1, 1, 0), corner(-1, -1, 0), corner(-1, -1, 1), corner(-1, 1, 1), colour),
    ...quad(corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1), colour),
  ]
}

/** A turned body about the x axis: pairs of place along the axis and radius. */
export function turnedBody(outline: readonly (readonly [number, number, Vector])[], sides = 20): Triangle[] {
  const point = (along: number, radius: number, side: number): Vector => {
    const angle = (2 * Math.PI * side) / sides
    return [along, radius * Math.cos(angle), radius * Math.sin(angle)]
  }
  return outline.slice(1).flatMap(([along, radius, colour], index) => {
    const [before, narrow] = outline[index] ?? [0, 0]
    return Array.from({ length: sides }, (_, side) =>
      quad(
        point(before, narrow, side),
        point(along, radius, side),
        point(along, radius, side + 1),
        point(before, narrow, side + 1),
        colour,
      ),
    ).flat()
  })
}

/** A drink bottle 0.07 m across and 0.24 m long, lying on its side. */
export function bottle(body: Vector, label: Vector, cap: Vector): Triangle[] {
  const radius = 0.035
  return turnedBody([
    [-0.12, 0, body],
    [-0.118, radius * 0.8, body],
    [-0.11, radius, body],
    [-0.04, radius, body],
    [-0.04, radius * 1.01, label],
    [0.03, radius * 1.01, label],
    [0.03, radius, body],
    [0.055, radius, body],
    [0.09, radius * 0.45, body],
    [0.1, radius * 0.4, body],
    [0.1, radius * 0.46, cap],
    [0.12, radius * 0.46, cap],
    [0.12, 0, cap],
  ])
}

/** A tree's crown as leaves: small triangles spread in an egg. */
export function crown(at: Vector, radius: number, random: () => number, count = 260): Triangle[] {
  return Array.from({ length: count }, (): Triangle => {
    const [turn, rise] = [random() * 2 * Math.PI, random() * 2 - 1]
    const out = radius * (0.75 + 0.25 * random()) * Math.sqrt(1 - rise * rise)
    const middle: Vector = [at[0] + out * Math.cos(turn), at[1] + out * Math.sin(turn), at[2] + radius * 1.15 * rise]
    const frame = frameOf(middle, random() * 6.3, random() * 6.3, random() * 6.3)
    const leaf = radius * (0.22 + 0.14 * random())
    const light = 0.55 + 0.45 * (rise * 0.5 + 0.5) + 0.2 * (random() - 0.5)
    return {
      corners: [placed(frame, [leaf, 0, 0]), placed(frame, [-leaf / 2, leaf, 0]), placed(frame, [-leaf / 2, -leaf, 0])],
      colour: [0.05 * light, 0.12 * light, 0.025 * light],
    }
  })
}
