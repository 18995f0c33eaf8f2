/**
 * Reads "1,200", "1.2" and full-width digits; anything else is no number, a negative one included. "1,5" is none either: who
 * writes it means one and a half, and taking it for fifteen would be believed.
 */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : null
}
