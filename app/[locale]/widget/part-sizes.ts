import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const parts = ['loader', 'hot', 'actions', 'window', 'board', 'assistant', 'phone', 'qr', 'viewer', 'emoji'] as const

const folder = join(process.cwd(), 'public', 'widget', 'v1')

/** Gzip bytes of each part of the widget, with what it loads beyond the window. */
export function partSizes(): { part: (typeof parts)[number]; bytes: number }[] {
  // `npm run build` puts the files there first; chunks of earlier releases lie beside them.
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const pathOf = (file: string) => names.find((name) => name === file || name.endsWith(`/${file}`))
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
  /** The files that a file names in such a way. */
  const named = (name: string, pattern: RegExp) =>
    [...textOf(name).matchAll(pattern)].flatMap(([, file = '']) => pathOf(file) ?? [])
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const used of named(name, /(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) withImports(used, seen)
    return seen
  }
  const loader = pathOf('loader.js')
  if (!loader) return []
  const present = new Set([loader])
  for (const name of present) for (const next of named(name, /([a-z]+-[A-Z\d]{8}\.js)/g)) present.add(next)
  const fileOf = (part: string) =>
    part === 'loader' ? loader : [...present].find((name) => new RegExp(`(?:^|/)${part}-\\w+\\.js$`).test(name))
  const windowFile = fileOf('window')
  const withWindow = windowFile ? withImports(windowFile) : new Set<string>()
  return parts.flatMap((part) => {
    const own = fileOf(part)
    if (!own) return []
    const counted = [...withImports(own)].filter((name) => part === 'window' || name === own || !withWindow.has(name))
    const bytes = counted.reduce((sum, name) => sum + gzipSync(textOf(name), { level: 9 }).length, 0)
    return [{ part, bytes }]
  })
}
