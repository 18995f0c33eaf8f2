/** An address as browsers' own email inputs accept it, with a dot in the domain. */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** Digits with the separators people write, an optional extension; the digits themselves are counted apart. */
const phoneShape = /^[+＋]?[\d\s().（）/–-]+(?:\s*(?:ext\.?|x|#|转|分机)\s*\d{1,6})?$/i

/** A number that somebody could dial. The contact panel asks more: its phone input knows every country's plan. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return phoneShape.test(value) && digits >= 5 && digits <= 21
}
