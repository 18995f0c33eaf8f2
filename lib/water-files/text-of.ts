/**
 * Decodes a file: by its byte order mark, its first line, as UTF-8, else as GB 18030, common in Chinese programs. If `isCut`, the bytes
 * may end within a character.
 */
export function textOf(bytes: ArrayBuffer, { isCut = false } = {}): string {
  const view = new Uint8Array(bytes)
  const encoding = markOf(view) ?? declaredOf(view)
  const decoded = encoding && decodedAs(encoding, bytes, isCut)
  return decoded || decodedAs('utf-8', bytes, isCut) || new TextDecoder('gb18030').decode(bytes)
}

function markOf([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark a letter of the alphabet is a byte of its own and a zero.
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return null
}

const longestDeclaration = 200

function declaredOf(view: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(view.subarray(0, longestDeclaration))
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? null
}

/** Null where the bytes are no words in these letters, or nobody knows these letters. */
function decodedAs(encoding: string, bytes: ArrayBuffer, isCut: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null
  }
}
