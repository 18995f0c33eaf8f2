import type { FrameChunk, LateChunk } from '../shared/core.ts'
import { handed } from './hand-over.ts'
import { loadChunk } from './load-chunk.ts'

/** The loader's own tag in the host's page; a fresh loader has none. */
export const tag = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined

/** Where the loader itself came from; its chunks lie beside it. */
export const own = handed()?.src ?? tag?.src ?? location.href

/** Loads what stands in the place of window and panels until they have come. */
export const loadFrame = () => loadChunk<FrameChunk>(own, WIDGET_CHUNKS.frame)
/** Loads what a launcher needs after its first second: settings, places, opening. */
export const loadLate = () => loadChunk<LateChunk>(own, WIDGET_CHUNKS.late)

const files = WIDGET_WINDOW_FILES

/** The window and what it imports are asked for in one moment, once, beside the late chunk: one way to the server and back. */
export function warmWindow(): void {
  for (const file of files.splice(0)) import(new URL(file, own).href).catch(() => {})
}
