import { domainToASCII, domainToUnicode } from 'node:url'
import { plainDigits } from '#lib/protocol/reach-patterns'

/** Search terms for a person; one match is enough. */
export interface Sought {
  email?: string | undefined
  phone?: string | undefined
  /** A phrase to find, ignoring case and spacing. */
  words?: string | undefined
}

/** Fewer digits would find strangers. */
const fewestDigits = 7

/** E.164: the lengths of the countries' codes. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{5})/

/** Whatever a form takes between digits (`isPhone`). */
const separators = String.raw`[\s().\/\p{Pd}\u2212]*`

/** One writing for what looks alike: full width, digits of another script, invisible marks, case, blanks. */
const plain = (text: string) => plainDigits(text).replace(/\s+/g, ' ').trim().toLowerCase()

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** The digits that a number has in every writing: without the country's code and zeros to dial first. */
function nationalDigits(phone: string): string {
  const written = plain(phone)
  const digits = written.replace(/\D/g, '')
  const international = /^\+/.test(written) ? digits : /^00/.test(digits) ? digits.slice(2) : undefined
  // A Chinese mobile number is often written with its code and without the plus.
  const national = international?.replace(countryCode, '') ?? digits.replace(/^86(?=1\d{10}$)/, '')
  return national.replace(/^0+/, '')
}

function phonePattern(phone: string): string {
  const digits = nationalDigits(phone)
  if (digits.length < fewestDigits) throw new Error(`${phone}: ${fewestDigits}+`)
  return String.raw`${[...digits].join(separators)}(?!\d)`
}

/** An address in all its writings: the domain in its own letters or in those of the name system. */
function emailPattern(email: string): string {
  const address = plain(email)
  const at = address.lastIndexOf('@')
  if (at < 1) throw new Error(`${email}: name@example.com`)
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const domains = new Set([domain, domainToASCII(domain), domainToUnicode(domain)].filter(Boolean))
  const either = [...domains].map(escaped).join('|')
  return String.raw`(?<![\p{L}\p{N}.+_-])${escaped(name)}@(?:${either})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`
}

/** Tells whether a text names the person; throws where what is looked for could be anybody. */
export function namesPerson({ email, phone, words }: Sought): (text: string) => boolean {
  const patterns = [
    ...(email ? [emailPattern(email)] : []),
    ...(phone ? [phonePattern(phone)] : []),
    ...(words?.trim() ? [escaped(plain(words))] : []),
  ]
  if (patterns.length === 0) return () => false
  const pattern = new RegExp(patterns.join('|'), 'u')
  return (text) => pattern.test(plain(text))
}
