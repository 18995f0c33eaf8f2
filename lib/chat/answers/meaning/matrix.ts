/**
 * A matrix of a neural network in whole numbers from -127 to 127, a row for each output, with what a row is multiplied
 * by: a quarter of the memory of floating-point numbers, and the results differ in the fourth digit.
 */
export interface Matrix {
  inputs: number
  outputs: number
  values: Int8Array
  scales: Float32Array
}

const largest = 127

/** Rounds a matrix that has a row of weights for each output. */
export function roundedMatrix(rows: Float32Array, outputs: number): Matrix {
  const inputs = rows.length / outputs
  const values = new Int8Array(rows.length)
  const scales = new Float32Array(outputs)
  for (let output = 0; output < outputs; output += 1) {
    const first = output * inputs
    let most = 0
    for (let at = first; at < first + inputs; at += 1) most = Math.max(most, Math.abs(rows[at] ?? 0))
    const scale = most / largest || 1
    scales[output] = scale
    for (let at = first; at < first + inputs; at += 1) values[at] = Math.round((rows[at] ?? 0) / scale)
  }
  return { inputs, outputs, values, scales }
}

/** A row of a matrix, as numbers. */
export function rowOf({ inputs, values, scales }: Matrix, row: number): Float64Array {
  const scale = scales[row] ?? 0
  return Float64Array.from(values.subarray(row * inputs, (row + 1) * inputs), (value) => value * scale)
}

/** The matrix's outputs for an input, and a bias; four at a time, because most of an answer's time is spent here. */
export function product(input: Float64Array, { inputs, outputs, values, scales }: Matrix, bias: Float32Array) {
  const result = new Float64Array(outputs)
  for (let output = 0; output < outputs; output += 4) {
    const first = output * inputs
    const second = first + inputs
    const third = second + inputs
    const fourth = third + inputs
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    for (let at = 0; at < inputs; at += 1) {
      const value = input[at] ?? 0
      one += value * (values[first + at] ?? 0)
      two += value * (values[second + at] ?? 0)
      three += value * (values[third + at] ?? 0)
      four += value * (values[fourth + at] ?? 0)
    }
    result[output] = one
    result[output + 1] = two
    result[output + 2] = three
    result[output + 3] = four
  }
  for (let output = 0; output < outputs; output += 1)
    result[output] = (result[output] ?? 0) * (scales[output] ?? 0) + (bias[output] ?? 0)
  return result
}

/** As `product`, for an input that is mostly nought. */
export function sparseProduct(input: Float64Array, { inputs, outputs, values, scales }: Matrix, bias: Float32Array) {
  const some = Uint32Array.from([...input.keys()].filter((at) => input[at] !== 0))
  const given = Float64Array.from(some, (at) => input[at] ?? 0)
  const result = new Float64Array(outputs)
  for (let output = 0; output < outputs; output += 1) {
    const row = output * inputs
    let sum = 0
    for (let at = 0; at < some.length; at += 1) sum += (given[at] ?? 0) * (values[row + (some[at] ?? 0)] ?? 0)
    result[output] = sum * (scales[output] ?? 0) + (bias[output] ?? 0)
  }
  return result
}
