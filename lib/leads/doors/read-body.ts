import { Refusal } from '#lib/api/failures'

/** Largest bodies in bytes (decision 12). */
export const bodyLimits = { lead: 96 * 1024, multipart: 6 * 1024 * 1024 } as const

const patienceMs = 10_000

/** The whole body, counted while it arrives: Content-Length is only what the sender says. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw new Refusal('too_large')
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, patienceMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) throw new Refusal('too_slow')
      if (done) return joined(parts, size)
      size += value.byteLength
      if (size > limit) {
        reader.cancel().catch(() => {})
        throw new Refusal('too_large')
      }
      parts.push(value)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken_body')
  } finally {
    clearTimeout(timer)
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
