import Negotiator from 'negotiator'
import type { Encoding } from '#lib/static/static-store'

const preferred = ['br', 'gzip', 'identity'] as const
const isEncoding = (name: string): name is Encoding => preferred.some((encoding) => encoding === name)

/** Browsers send a handful of values, so their results are cached; other values are parsed each time. */
const mostRemembered = 100
const remembered = new Map<string, readonly Encoding[]>()

function accepted(header: string): readonly Encoding[] {
  const known = remembered.get(header)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const encodings = negotiator.encodings([...preferred], { preferred: [...preferred] }).filter(isEncoding)
  if (remembered.size < mostRemembered) remembered.set(header, encodings)
  return encodings
}

/** The form of a file that `Accept-Encoding` likes best, ours among equals; plain where none is accepted. */
export function chooseEncoding(
  header: string | undefined,
  stored: { [encoding in 'br' | 'gzip']?: unknown },
): Encoding {
  if (!header) return 'identity'
  for (const encoding of accepted(header)) {
    if (encoding === 'identity' || stored[encoding] !== undefined) return encoding
  }
  return 'identity'
}
