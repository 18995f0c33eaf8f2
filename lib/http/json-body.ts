import { ApiError } from '#lib/protocol/api-errors'

const deepest = 4
const mostFields = 40

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1))
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
  const value = parsed(decodeText(bytes))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError('wrong_fields', { fields: {} })
  if (Object.keys(value).length > mostFields || isTooDeep(value, deepest)) {
    throw new ApiError('wrong_fields', { fields: {} })
  }
  return { ...value }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('broken_body')
  }
}
