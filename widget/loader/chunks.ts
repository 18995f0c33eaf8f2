import type { LateChunk, PanelChunk, PanelName, WindowChunk } from '../shared/core.ts'
import { Failure } from '../shared/failure.ts'

/** Where the loader itself came from; its chunks lie beside it. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''

export const loaderOrigin = own ? new URL(own).origin : location.origin

let retries = 0

/** A failed module stays failed in the browser's memory, so each further try has an address of its own. */
async function load<Chunk>(file: string): Promise<Chunk> {
  const address = new URL(file, own || location.href).href
  try {
    return (await import(retries ? `${address}?${retries}` : address)) as Chunk
  } catch (cause) {
    retries += 1
    throw new Failure('chunk_failed', true, cause)
  }
}

export const loadWindow = () => load<WindowChunk>(WIDGET_CHUNKS.window)
export const loadPanel = (name: PanelName) => load<PanelChunk>(WIDGET_CHUNKS[name])
export const loadLate = () => load<LateChunk>(WIDGET_CHUNKS.late)
