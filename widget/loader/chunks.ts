import { pendingHandover } from './hand-over.ts'

/** The loader's own tag in the host's page; a fresh loader has none. */
export const tag = document.currentScript as HTMLScriptElement | null

/** Where the loader itself came from; its chunks lie beside it. */
export const own = pendingHandover()?.src ?? tag?.src ?? location.href

const files = WIDGET_WINDOW_FILES

/** The window and what it imports are asked for in one moment, once, beside the actions chunk: one way to the server and back. */
export function preloadWindow(): void {
  for (const file of files.splice(0)) import(new URL(file, own).href).catch(() => {})
}
