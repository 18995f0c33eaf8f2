/** Numbers from -1 to 1 that look like chance and are the same each time. */
function* sameChance(): Generator<number, never> {
  let state = 1
  for (;;) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    yield state / 0x40000000 - 1
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** How the numbers of some vectors, from which the mean was taken, vary together. */
function covariance(vectors: readonly Float64Array[], size: number): Float64Array[] {
  const rows = Array.from({ length: size }, () => new Float64Array(size))
  for (const vector of vectors)
    for (const [at, row] of rows.entries()) {
      const value = vector[at] ?? 0
      for (let column = 0; column < size; column += 1) row[column] = (row[column] ?? 0) + value * (vector[column] ?? 0)
    }
  return rows
}

/** Makes each direction square to those before it, and of length 1 (Gram and Schmidt). */
function squared(directions: readonly Float64Array[]): Float64Array[] {
  const made: Float64Array[] = []
  for (const direction of directions) {
    const rest = direction.slice()
    for (const earlier of made) {
      const share = dot(rest, earlier)
      for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) - share * (earlier[at] ?? 0)
    }
    const length = Math.sqrt(dot(rest, rest))
    made.push(rest.map((value) => value / length))
  }
  return made
}

const repeats = 25

/** The directions in which vectors, from which the mean was taken, differ most (principal components, by iteration). */
export function principalDirections(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0
  const rows = covariance(vectors, size)
  const chance = sameChance()
  let directions = squared(
    Array.from({ length: count }, () => Float64Array.from({ length: size }, () => chance.next().value)),
  )
  for (let repeat = 0; repeat < repeats; repeat += 1)
    directions = squared(directions.map((one) => Float64Array.from(rows, (row) => dot(row, one))))
  return directions
}
