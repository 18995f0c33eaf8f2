import { at, between, distance, type Polyline, type Ring } from '#lib/coverage-planning/geometry'
import { ringsContain } from '#lib/coverage-planning/polygon'
import { outsetOf } from '#lib/coverage-planning/polygon-boolean'

/** Lengths of path that are off the water, looked at in the middle of every straight piece of it. */
export function metresOnLand(legs: readonly { readonly line: Polyline }[], water: readonly Ring[]): number {
  const shore = outsetOf(water, 0.05)
  let metres = 0
  for (const { line } of legs) {
    for (const [index, to] of line.slice(1).entries()) {
      const from = at(line, index)
      if (!ringsContain(shore, between(from, to, 0.5))) metres += distance(from, to)
    }
  }
  return metres
}
