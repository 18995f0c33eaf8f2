import type { LateChunk, WindowChunk } from '../shared/core.ts'
import { handed } from './hand-over.ts'
import { loadChunk } from './load-chunk.ts'

/** Where the loader itself came from; its chunks lie beside it. */
export const own =
  handed()?.src ?? (document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href)

export const loaderOrigin = new URL(own).origin
export const loadWindow = () => loadChunk<WindowChunk>(own, WIDGET_CHUNKS.window)
export const loadLate = () => loadChunk<LateChunk>(own, WIDGET_CHUNKS.late)
