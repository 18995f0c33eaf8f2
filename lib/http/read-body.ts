import { ApiError } from '#lib/protocol/api-errors'

/** Largest bodies in bytes (READ-12); the events of a people's system carry a whole conversation with its contact. */
export const bodyLimits = { lead: 96 * 1024, webhook: 1024 * 1024, multipart: 6 * 1024 * 1024 } as const

const patienceMs = 10_000
/** How much of a body that is too large is thrown away politely, so that its sender can read the answer. */
const discarded = { bytes: 16 * 1024 * 1024, ms: 2_000 } as const

/** Whether a body's declared length exceeds every limit of its type, so that it need not be read. */
export function isDeclaredTooLarge(type: string | undefined, length: string | undefined): boolean {
  const most = /^\s*multipart\/form-data/i.test(type ?? '') ? bodyLimits.multipart : bodyLimits.webhook
  return Number(length) > most
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** The whole body, counted while it arrives: Content-Length is only what the sender says. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit && !request.body) throw new ApiError('too_large')
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  const collect = (part: Uint8Array) => {
    size += part.byteLength
    if (size <= limit) parts.push(part)
    return size <= limit
  }
  if ((await readWhile(reader, collect, patienceMs)) === 'late') throw new ApiError('too_slow')
  if (size > limit) {
    const discard = (part: Uint8Array) => {
      size += part.byteLength
      return size < discarded.bytes
    }
    await readWhile(reader, discard, discarded.ms)
    throw new ApiError('too_large')
  }
  return joined(parts, size)
}

/** Reads until the end, until `goOn` has enough, or until time is up; what is left over then is dropped. */
async function readWhile(
  reader: Reader,
  goOn: (part: Uint8Array) => boolean,
  withinMs: number,
): Promise<'ended' | 'enough' | 'late'> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, withinMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) return 'late'
      if (done) return 'ended'
      if (!goOn(value)) return 'enough'
    }
  } catch {
    throw new ApiError('broken_body')
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
