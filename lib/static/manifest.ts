import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Written by `scripts/build/precompress.ts`: what the build left ready to be sent. */
export const manifestFile = '.next/orca-static.json'

/** Holds `<hash>.br` and `<hash>.gz` of everything that gets smaller, `<hash>-quick.br` and `.gz` for the first minute. */
export const compressedFolder = '.next/orca-compressed'

const storedFile = z.object({
  /** Where its bytes are, from the project's folder. */
  file: z.string(),
  type: z.string(),
  bytes: z.number(),
  /** Of its content, in hexadecimal. */
  hash: z.string(),
  /** Bytes of the compressed forms; missing where one would be hardly smaller. */
  br: z.number().optional(),
  gzip: z.number().optional(),
  /** Compressed at a low level, until the rest of the build is done (`lib/http-server/finish-build.ts`). */
  quick: z.boolean().optional(),
})

const files = z.record(z.string(), storedFile)

const manifest = z.object({
  /** The public origin that the pages were made for: their canonical links name it. */
  origin: z.string(),
  /** By internal path (`/zh/product`). */
  documents: files,
  /** By address: `public/`, `/_next/static/`, and what the build made outside the languages (robots, feeds). */
  files,
})

export type StoredFile = z.infer<typeof storedFile>
export type StaticManifest = z.infer<typeof manifest>

/**
 * The list of the build's files.
 * @throws Error if there is no build, ZodError if it is of another version
 */
export function readManifest(): StaticManifest {
  return manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
}
