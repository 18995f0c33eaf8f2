import { encode } from 'uqr'

/** 57 × 57 modules: what a telephone's camera reads from a screen at the size of the panel. */
const largestVersion = 10

/** The QR code of a text, error correction M: rows of modules, true where dark; empty above 213 bytes. */
export function qrCode(text: string): boolean[][] {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: largestVersion }).data
  } catch {
    // The encoder's only error: the text does not fit.
    return []
  }
}
