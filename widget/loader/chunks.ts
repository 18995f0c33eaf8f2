import type { LateChunk, WindowChunk } from '../shared/core.ts'
import { loadChunk } from './load-chunk.ts'

/** Where the loader itself came from; its chunks lie beside it. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href

export const loaderOrigin = new URL(own).origin
export const loadWindow = () => loadChunk<WindowChunk>(own, WIDGET_CHUNKS.window)
export const loadLate = () => loadChunk<LateChunk>(own, WIDGET_CHUNKS.late)
