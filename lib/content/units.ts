/** One mu is a fifteenth of a hectare: 666.67 m² as people print it, exact here so that rounding happens once. */
export const squareMetresPerMu = 10_000 / 15

/** Whole square metres, as docs/facts.md rounds them. */
export function muToM2(mu: number): number {
  return Math.round(mu * squareMetresPerMu)
}

/** Tenths of a mu, as docs/facts.md rounds them. */
export function m2ToMu(squareMetres: number): number {
  return Math.round((squareMetres / squareMetresPerMu) * 10) / 10
}
