/** A text without invisible marks (`\p{Cf}`, which telephones add to copied contacts), full-width characters as plain ones. */
export const plainReach = (text: string) => text.normalize('NFKC').replace(/\p{Cf}+/gu, '')

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode sets the ten digits of a script one after the other, from nought. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return `${value}`
}

/** The same with plain digits, for telephone numbers: keyboards of Arabic, Persian or Indian languages give their own. */
export const plainDigits = (text: string) => plainReach(text).replace(/[^\P{Nd}\d]/gu, digitValue)

/** RFC 5321: a mailbox's name, the @ and a domain. */
const longestAddress = 320
const isForeign = (domain: string) => /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)

/**
 * An email address in the mail system's form: without invisible marks and full-width letters, the domain in punycode, as Chromium does.
 * Other texts stay unchanged.
 */
export function plainEmail(text: string): string {
  const address = plainReach(text)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at).trim()
  if (at === 0 || address.length > longestAddress || !isForeign(domain)) return address
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

/** An address as browsers' own email inputs accept it, with a dot in the domain. */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** Digits with separators (any dash or minus sign) and an optional extension; digits are counted elsewhere. */
const phoneShape = /^\(?\+?[\d\s()./\p{Pd}\u2212]+(?:\s*(?:ext\.?|x|#|转|分机)\s*\d{1,6})?$/iu

/** A number that somebody could dial. The contact panel asks more: its phone input knows every country's plan. */
export function isPhone(written: string): boolean {
  const value = plainDigits(written)
  const digits = value.replace(/\D/g, '').length
  return phoneShape.test(value) && digits >= 5 && digits <= 21
}
