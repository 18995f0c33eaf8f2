import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressedFolder, type StoredFile } from '#lib/static/manifest'

export type Encoding = 'br' | 'gzip' | 'identity'

const endings = { br: 'br', gzip: 'gz' } as const

/** Where one form of a stored file is. */
export function fileOf(stored: StoredFile, encoding: Encoding): string {
  if (encoding === 'identity') return stored.file
  return join(compressedFolder, `${stored.hash}${stored.quick ? '-quick' : ''}.${endings[encoding]}`)
}

/** Bytes of one form; the form must exist. */
export function sizeOf(stored: StoredFile, encoding: Encoding): number {
  return (encoding === 'identity' ? stored.bytes : stored[encoding]) ?? 0
}

/** A cache of file contents that drops the least recently used. Files that would take much of it are never cached. */
export class StaticStore {
  readonly #kept = new Map<string, Buffer>()
  readonly #reading = new Map<string, Promise<Buffer>>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** Bytes that are kept in memory now. */
  get bytes(): number {
    return this.#bytes
  }

  /** Whether a form of a file should be sent from disk instead, part by part. */
  isTooLarge(stored: StoredFile, encoding: Encoding): boolean {
    return sizeOf(stored, encoding) > this.#mostBytes / 32
  }

  /** The content, at once when it is kept. A promise fails when the build's file is gone. */
  content(stored: StoredFile, encoding: Encoding): Buffer | Promise<Buffer> {
    const file = fileOf(stored, encoding)
    const kept = this.#kept.get(file)
    if (!kept) return this.#reading.get(file) ?? this.#read(file)
    // The last of the map is who was asked for last.
    this.#kept.delete(file)
    this.#kept.set(file, kept)
    return kept
  }

  #read(file: string): Promise<Buffer> {
    const reading = readFile(file).then((content) => this.#keep(file, content))
    this.#reading.set(file, reading)
    const forget = () => this.#reading.delete(file)
    reading.then(forget, forget)
    return reading
  }

  #keep(file: string, content: Buffer): Buffer {
    this.#kept.set(file, content)
    this.#bytes += content.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
    return content
  }
}
