import { FormatError } from './format-error.ts'

export interface RangeDoppler {
  /** Rows: range bins, nearest first. Columns: Doppler bins, receding last. */
  ranges: number
  dopplers: number
  /** Decibels, row by row. */
  power: Float32Array
}

/** Reads a range–Doppler matrix stored as NumPy `.npy`, little-endian float32 in C order. Throws FormatError. */
export function readRangeDoppler(bytes: Uint8Array): RangeDoppler {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 10 || view.getUint32(0) !== 0x934e554d) throw new FormatError('NPY', 'signature is missing')
  const start = 10 + view.getUint16(8, true)
  const head = new TextDecoder('latin1').decode(bytes.subarray(10, start))
  const [, rows, columns] = /'shape': \((\d+), (\d+)\)/.exec(head) ?? []
  if (!head.includes("'<f4'") || !head.includes("'fortran_order': False") || !rows || !columns)
    throw new FormatError('NPY', 'is not a float32 matrix in C order')
  const [ranges, dopplers] = [Number(rows), Number(columns)]
  if (bytes.length !== start + ranges * dopplers * 4) throw new FormatError('NPY', 'has the wrong number of bytes')
  const power = Float32Array.from({ length: ranges * dopplers }, (_, index) => view.getFloat32(start + index * 4, true))
  return { ranges, dopplers, power }
}
