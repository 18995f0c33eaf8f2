import { type Country, getCountries, getCountryCallingCode, parsePhoneNumber } from 'react-phone-number-input'
import { plainDigits } from '#lib/protocol/reach-patterns'

const callingCodes = getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }))

/** `00` is how most of the world dials `+`; some put the code in brackets. */
const internationalText = (text: string) =>
  plainDigits(text)
    .trim()
    .replace(/^\(?\s*(?:\+|00)/, '+')

/** A whole number pasted behind a country code that stood there: from its own `+` or `00`, or from the code said twice. */
function pastedNumbers(international: string): string[] {
  const behind = /^\+\s*(\d{1,3})[\s()-]*?(?:(?:\+|00)(.*)|(\1.*))$/.exec(international)
  const last = international.lastIndexOf('+')
  return [...(last > 0 ? [`+${international.slice(last + 1)}`] : []), ...(behind ? [`+${behind[2] ?? behind[3]}`] : [])]
}

/**
 * The valid telephone number in a visitor's text, or undefined. Without a country code in it the chosen country's is used; without
 * either there is none, since a guess would be somebody else's number.
 */
export function readPhoneNumber(text: string, chosen?: Country) {
  const international = internationalText(text)
  const prefix = international.startsWith('+') || !chosen ? '' : `+${getCountryCallingCode(chosen)} `
  if (prefix === '' && !international.startsWith('+')) return undefined
  const readings = [prefix + international, ...(prefix === '' ? pastedNumbers(international) : [])]
  return readings.map((reading) => parsePhoneNumber(reading)).find((number) => number?.isValid())
}

/** As it is sent: E.164, with the extension if there is one. The text itself when it is no number. */
export function sentPhoneNumber(text: string, chosen?: Country): string {
  const number = readPhoneNumber(text, chosen)
  if (!number) return text
  return number.ext ? `${number.number} ext. ${number.ext}` : number.number
}

/** The country that the text names by its code, as soon as the code is only one country's; else the chosen one. */
export function countryOfText(text: string, chosen?: Country): Country | undefined {
  const international = internationalText(text)
  if (!international.startsWith('+')) return chosen
  const known = (readPhoneNumber(text) ?? parsePhoneNumber(international))?.country
  if (known) return known
  const digits = international.replace(/\D/g, '')
  const fitting = callingCodes.filter(({ code }) => digits.startsWith(code))
  if (chosen && fitting.some(({ country }) => country === chosen)) return chosen
  return fitting.length === 1 ? fitting[0]?.country : undefined
}

/** The box's text after a country was picked from the list: its code before the present digits. */
export function textForCountry(text: string, country: Country): string {
  const international = internationalText(text)
  const code = `+${getCountryCallingCode(country)} `
  if (!international.startsWith('+')) return international === '' ? code : text
  const number = readPhoneNumber(text) ?? parsePhoneNumber(international)
  return number ? code + number.nationalNumber : code
}
