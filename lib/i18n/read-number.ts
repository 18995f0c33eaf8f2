/**
 * Reads "1,200", "1 200", "1.2" and full-width digits; anything else is no number, a negative one included. "1,5" and "12 34" are
 * none either: who writes "1,5" means one and a half, and taking it for fifteen would be believed.
 */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const isNumber = /^(\d+|\d{1,3}((,\s?|\s)\d{3})+)(\.\d+)?$/.test(plain)
  return isNumber ? Number(plain.replaceAll(/[,\s]/g, '')) : null
}
