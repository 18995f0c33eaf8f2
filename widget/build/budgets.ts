import { gzipSync } from 'node:zlib'
import { withImports } from './compile.ts'

/** Bytes of gzip, at most. Each counts with everything that it brings and the window has not. */
const budgets = [
  // The names of late chunks stand in the loader: they alone move it by some ten bytes.
  { part: 'loader', most: 6.8 },
  { part: 'window', most: 25.85 },
  { part: 'frame', most: 2.4 },
  { part: 'actions', most: 8 },
  { part: 'hot', most: 1.5 },
  { part: 'emoji', most: 8 },
  { part: 'transcript', most: 8 },
  { part: 'later', most: 3 },
  { part: 'files', most: 6 },
  { part: 'board', most: 8 },
  { part: 'callback', most: 8 },
  { part: 'viewer', most: 8 },
  { part: 'assistant', most: 8 },
  { part: 'phone', most: 8 },
  { part: 'qr', most: 8 },
] as const

/** Each part's bytes beside its budget. */
export function report(files: ReadonlyMap<string, Uint8Array>, imports: Record<string, string[]>) {
  const size = (name: string) => gzipSync(files.get(name) ?? new Uint8Array(), { level: 9 }).length
  const nameOf = (part: string) =>
    [...files.keys()].find((file) => file === `${part}.js` || file.startsWith(`${part}-`)) ?? ''
  const withWindow = withImports(imports, nameOf('window'))
  const over: string[] = []
  const lines = budgets.map(({ part, most }) => {
    const own = nameOf(part)
    const counted = [...withImports(imports, own)].filter(
      (name) => part === 'window' || name === own || !withWindow.has(name),
    )
    const bytes = counted.reduce((sum, file) => sum + size(file), 0)
    if (bytes > most * 1024 || bytes < 100) over.push(part)
    return `widget ${part.padEnd(10)} ${(bytes / 1024).toFixed(2).padStart(6)} KB gzip of ${most}`
  })
  return { lines, over }
}
