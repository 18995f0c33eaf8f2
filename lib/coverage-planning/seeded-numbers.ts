/** Numbers from 0 to below 1, the same ones for the same seed: a linear congruential generator with the constants of Numerical Recipes. */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
