import { ApiError } from '#lib/protocol/api-errors'
import { parsedJson } from '#lib/runtime/parsed-json'

const deepest = 4
const mostFields = 40

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1))
}

/** A text of JSON, with the colon behind it where it is a key. */
const jsonText = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce<number>((sum, one) => sum + countKeys(one), 0)
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

/** Whether an object names a key twice: which of them is meant, two readers may understand differently (RFC 7493, 2.3). */
function hasKeyTwice(text: string, value: unknown): boolean {
  let written = 0
  for (const [, colon] of text.matchAll(jsonText)) if (colon !== undefined) written += 1
  return written !== countKeys(value)
}

/** Bytes as UTF-8 text; anything else is a broken body. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError('broken_body')
  }
}

/** A JSON object no deeper and no wider than any form needs (READ-12). */
export function jsonBody(bytes: Uint8Array): Record<string, unknown> {
  const text = decodeText(bytes)
  const value = parsedJson(text)
  if (value === undefined) throw new ApiError('broken_body')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError('wrong_fields', { fields: {} })
  if (Object.keys(value).length > mostFields || isTooDeep(value, deepest)) {
    throw new ApiError('wrong_fields', { fields: {} })
  }
  if (hasKeyTwice(text, value)) throw new ApiError('broken_body')
  return { ...value }
}
