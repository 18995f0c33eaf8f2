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

/** The matrix's rows times two inputs at once, four rows at a time: each weight is read once for both. */
function multiplyTwo(
  inputs: readonly [Float64Array, Float64Array],
  { inputs: width, outputs, values }: Matrix,
  results: readonly [Float64Array, Float64Array],
): void {
  const [left, right] = inputs
  const [ofLeft, ofRight] = results
  for (let output = 0; output < outputs; output += 4) {
    const first = output * width
    const second = first + width
    const third = second + width
    const fourth = third + width
    let left1 = 0
    let left2 = 0
    let left3 = 0
    let left4 = 0
    let right1 = 0
    let right2 = 0
    let right3 = 0
    let right4 = 0
    for (let at = 0; at < width; at += 1) {
      const one = left[at] ?? 0
      const other = right[at] ?? 0
      const weight1 = values[first + at] ?? 0
      const weight2 = values[second + at] ?? 0
      const weight3 = values[third + at] ?? 0
      const weight4 = values[fourth + at] ?? 0
      left1 += one * weight1
      left2 += one * weight2
      left3 += one * weight3
      left4 += one * weight4
      right1 += other * weight1
      right2 += other * weight2
      right3 += other * weight3
      right4 += other * weight4
    }
    ofLeft[output] = left1
    ofLeft[output + 1] = left2
    ofLeft[output + 2] = left3
    ofLeft[output + 3] = left4
    ofRight[output] = right1
    ofRight[output + 1] = right2
    ofRight[output + 2] = right3
    ofRight[output + 3] = right4
  }
}

/** The matrix's outputs for each of some inputs, and a bias. Most of an answer's time is spent here. */
export function products(inputs: readonly Float64Array[], matrix: Matrix, bias: Float32Array): Float64Array[] {
  const results = inputs.map(() => new Float64Array(matrix.outputs))
  for (const [at, left] of inputs.entries()) {
    const ofLeft = results[at]
    if (at % 2 === 1 || !ofLeft) continue
    const spare = new Float64Array(matrix.outputs)
    multiplyTwo([left, inputs[at + 1] ?? left], matrix, [ofLeft, results[at + 1] ?? spare])
  }
  for (const result of results)
    for (let output = 0; output < result.length; output += 1)
      result[output] = (result[output] ?? 0) * (matrix.scales[output] ?? 0) + (bias[output] ?? 0)
  return results
}

/** The matrix's outputs for an input, and a bias. */
export function product(input: Float64Array, matrix: Matrix, bias: Float32Array): Float64Array {
  return products([input], matrix, bias)[0] ?? new Float64Array(matrix.outputs)
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
