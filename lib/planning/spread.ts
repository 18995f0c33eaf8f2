/** A number over many days: what nine days of ten reach, what half of them reach, and what one of ten goes beyond. */
export interface Spread {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/** The smallest value that at least so large a part (0 to 1) of the days stay within. */
function quantile(sorted: ArrayLike<number>, part: number): number {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}

/** 10th percentile, median and 90th percentile, to the hundredth. */
export function spreadOf(values: Iterable<number>): Spread {
  const sorted = Float64Array.from(values).sort()
  const at = (part: number) => Math.round(quantile(sorted, part) * 100) / 100
  return { low: at(0.1), middle: at(0.5), high: at(0.9) }
}
