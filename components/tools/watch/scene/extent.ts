import type { Ring } from '#lib/coverage-planning/geometry'

/** Where a water lies and how large it is, in metres; the radius is half of its diagonal. */
export function extentOf(outline: Ring) {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    centre: { x: (left + right) / 2, y: (low + high) / 2 },
    widthM: right - left,
    heightM: high - low,
    radiusM: Math.hypot(right - left, high - low) / 2,
  }
}

export type Extent = Readonly<ReturnType<typeof extentOf>>
