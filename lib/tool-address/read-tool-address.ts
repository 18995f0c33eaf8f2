import { limits } from '#lib/forms/limits'
import { decodeWater } from '#lib/water-address/decode-water'

const page = /^(?:\/en)?\/tools\/(?:water|finder|coverage|season|tour-boat)$/
const name = /^[A-Za-z]{1,20}$/
/** Numbers, names of boats, lists of weeks, and what joins them: no sentence and no address of a person. */
const value = /^[\w .,:;~*|+&=%-]*$/
const longestValue = 2_000
const mostWords = 80

/**
 * Validates an address of one of our tools from outside; unknown words are dropped.
 * @returns null if it is not one, is too long, or holds a water that cannot be read
 */
export function readToolAddress(text: string): string | null {
  if (text.length > limits.toolAddress || !text.startsWith('/')) return null
  const url = URL.parse(text, 'http://tool.invalid')
  if (url?.host !== 'tool.invalid' || !page.test(url.pathname)) return null
  const behind = new URLSearchParams(url.hash.slice(1))
  const water = behind.get('w')
  if (water !== null && decodeWater(water) === null) return null
  const query = onlyWords(url.searchParams).toString()
  const words = onlyWords(behind)
  if (water !== null) words.set('w', water)
  const hash = words.toString()
  return `${url.pathname}${query && `?${query}`}${hash && `#${hash}`}`
}

function onlyWords(said: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams()
  for (const [key, text] of [...said].slice(0, mostWords)) {
    const plain = text.normalize('NFKC')
    if (name.test(key) && value.test(plain) && plain.length <= longestValue) kept.set(key, plain)
  }
  return kept
}
