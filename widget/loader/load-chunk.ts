import { Failure } from '../shared/failure.ts'
import { pause } from './pause.ts'

const retries = 2
const pauseMs = 400
let query = 0

/**
 * Loads a chunk beside `base`. Browsers remember failed modules and their imports, so a retry loads from `again/`, later ones with
 * addresses of their own.
 */
export async function loadChunk<Chunk>(base: string, file: string, tries = 0): Promise<Chunk> {
  const address = tries ? (tries > 1 ? `${file}?${++query}` : `again/${file}`) : file
  try {
    return (await import(new URL(address, base).href)) as Chunk
  } catch (cause) {
    if (tries === retries) throw new Failure('chunk_failed', true, cause)
    await pause(pauseMs * (tries + 1))
    return loadChunk(base, file, tries + 1)
  }
}
