/** Reads "1,200", "1.2" and full-width digits; anything else is no number, a negative one included. */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
