/** Fields of the picture in which moving water is made as light as the still's. */
export const grid = { columns: 96, rows: 54 } as const

/** How far the gain may go: beyond it a field says more of waves than of light. */
const least = 0.4
const most = 2.5

/** Fields that are looked at together: wide across, so that no wave of the still stays in the gain; low, as rows get lighter towards the horizon. */
const across = 7
const upright = 1.4

/** Blurs fields of four numbers along one axis; the fourth is their weight. */
function blurred(fields: Float32Array, step: number, length: number, radius: number): Float32Array {
  const out = new Float32Array(fields.length)
  const reach = Math.ceil(radius * 2.5)
  const weights = Array.from({ length: reach + 1 }, (_, away) => Math.exp(-((away / radius) ** 2) / 2))
  for (let index = 0; index < fields.length / 4; index += 1) {
    const place = Math.floor(index / step) % length
    for (let away = Math.max(-reach, -place); away <= Math.min(reach, length - 1 - place); away += 1) {
      const weight = weights[Math.abs(away)] ?? 0
      for (let part = 0; part < 4; part += 1)
        out[index * 4 + part] = (out[index * 4 + part] ?? 0) + weight * (fields[(index + away * step) * 4 + part] ?? 0)
    }
  }
  return out
}

/** Adds up pictures of `grid`, each field weighed by its alpha, and blurs the sum. */
function sumOf(pictures: readonly Uint8Array[]): Float32Array {
  const sum = new Float32Array(grid.columns * grid.rows * 4)
  for (const picture of pictures)
    for (let index = 0; index < sum.length; index += 1) {
      const weight = (picture[index - (index % 4) + 3] ?? 0) / 255
      sum[index] = (sum[index] ?? 0) + weight * (index % 4 === 3 ? 1 : (picture[index] ?? 0))
    }
  return blurred(blurred(sum, 1, grid.columns, across), grid.columns, grid.rows, upright)
}

/**
 * Factors by which moving water must be lightened, colour by colour, to match the still.
 * @param still RGBA of `grid`, row by row, alpha the share of open water; `open`: the same of some moments of the moving water
 * @returns RGBA of `grid`; 1 where no open water is near
 */
export function evenLight(still: Uint8Array, open: readonly Uint8Array[]): Float32Array {
  const [wantedSum, hasSum] = [sumOf([still]), sumOf(open)]
  return wantedSum.map((value, index) => {
    const last = index - (index % 4) + 3
    const wanted = value / (wantedSum[last] ?? 0)
    const has = (hasSum[index] ?? 0) / (hasSum[last] ?? 0)
    return index === last || !(has > 0) || !(wanted > 0) ? 1 : Math.min(most, Math.max(least, wanted / has))
  })
}
