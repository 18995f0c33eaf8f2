import { FormatError } from './format-error.ts'

/** The letters of an XML file, in the encoding that its byte order mark or its declaration names. Throws FormatError. */
export function decodeXml(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  if (marked) return decoded(bytes, marked)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, named] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? []
  return decoded(bytes, named ?? 'utf-8')
}

/** The letters of any other text file: UTF-8, or UTF-16 with its mark. Throws FormatError. */
export const decodeText = (bytes: Uint8Array): string => decoded(bytes, markedEncoding(bytes) ?? 'utf-8')

/** What a byte order mark says; UTF-16 without one is told by the zero beside its first sign. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined
}

function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    throw new FormatError('text', `is not written in ${name}`, { code: 'encoding', name })
  }
}
