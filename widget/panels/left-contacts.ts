/** A number as people write it: a mobile of China, a landline, a service number, North America, or any with its country. */
const phone =
  /(?<![\d.])(?:(?:\+|00)86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)|(?<![\d.])0\d{2,3}[ -]?\d{3,4}[ -]?\d{4}(?!\d)|(?<![\d.])[48]00[ -]?\d{3}[ -]?\d{4}(?!\d)|(?<![\d.])(?:\+1[ -]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\+[1-9]\d{0,2}(?:[ ().-]{0,2}\d){6,12}(?!\d)/g
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu

/** How a visitor may be reached by what they wrote, the latest of each kind: so that nobody has to write it twice. */
export function leftContacts(texts: readonly string[]): { phone?: string; email?: string } {
  const last = (pattern: RegExp) => texts.flatMap((text) => text.normalize('NFKC').match(pattern) ?? []).at(-1)
  const [number, address] = [last(phone), last(email)]
  return { ...(number ? { phone: number } : {}), ...(address ? { email: address } : {}) }
}
