import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { packagedEncoder } from '#lib/chat/answers/meaning/encoder-package'
import { encoded, type SentenceEncoder } from '#lib/chat/answers/meaning/sentence-encoder'

/** Where a build leaves the encoder: the package that brings it is none of those that run the site. */
const file = join(process.cwd(), '.next/orca-learned/encoder')

const isEncoder = (value: unknown): value is SentenceEncoder =>
  z.looseObject({ pieces: z.map(z.string(), z.unknown()), layers: z.array(z.unknown()).length(2) }).safeParse(value)
    .success

/** Leaves the encoder beside the build; throws where its package is not installed. */
export function keepEncoder(): void {
  const encoder = packagedEncoder()
  if (!encoder) throw new Error('The sentence encoder is not installed: npm ci')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, serialize(encoder))
}

function readKept(): SentenceEncoder | undefined {
  try {
    const kept: unknown = deserialize(readFileSync(file))
    return isEncoder(kept) ? kept : undefined
  } catch {
    return undefined // no build, or a file that was cut off
  }
}

/** The first texts take ten times as long: the code is compiled while it runs. */
const warmUps = ['How long does one charge last?', 'Which of your boats would suit a lake of ten hectares?']

// Modules are instantiated more than once in one process: one encoder for all of them.
const key = Symbol.for('orca.sentence-encoder')
const holder: typeof globalThis & { [key]?: { encoder: SentenceEncoder | undefined } } = globalThis

/** The encoder that the build left, else the package's; nothing where there is neither. 7 MB, read once. */
export function sentenceEncoder(): SentenceEncoder | undefined {
  if (holder[key]) return holder[key].encoder
  const encoder = (process.env.NODE_ENV === 'production' ? readKept() : undefined) ?? packagedEncoder()
  if (encoder) for (const text of warmUps) encoded(text, encoder)
  holder[key] = { encoder }
  return encoder
}
