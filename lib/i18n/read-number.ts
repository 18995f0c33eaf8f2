/**
 * Reads "1,200", "1 200", "1.2" and full-width digits; null for anything else, negatives included. "1,5" is refused, since it means 1.5
 * to some and 15 to others.
 */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const isNumber = /^(\d+|\d{1,3}((,\s?|\s)\d{3})+)(\.\d+)?$/.test(plain)
  return isNumber ? Number(plain.replaceAll(/[,\s]/g, '')) : null
}
