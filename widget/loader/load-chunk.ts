import { Failure } from '../shared/failure.ts'
import { pause } from './pause.ts'

const retries = 2
const pauseMs = 400
let query = 0

/**
 * A chunk that lies beside `base`. A failed module stays failed in the browser's memory, and so does what it imports: the
 * second try takes everything from `again/`, where the same files lie, each further one has an address of its own.
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
