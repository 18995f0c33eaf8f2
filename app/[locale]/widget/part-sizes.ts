import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pinnedLoader } from './pinned-loader'

const parts = ['loader', 'window', 'late', 'board', 'assistant', 'phone', 'qr', 'viewer', 'emoji'] as const

/** What each part of the widget weighs, in bytes of gzip, with what it brings along and the window has not. */
export function partSizes(): { part: (typeof parts)[number]; bytes: number }[] {
  const folder = join(process.cwd(), 'public', 'widget', pinnedLoader().version)
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const fileOf = (part: string) => names.find((name) => new RegExp(`(?:^|/)${part}(?:-\\w+)?\\.js$`).test(name))
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, used = ''] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
      const found = names.find((one) => one === used || one.endsWith(`/${used}`))
      if (found) withImports(found, seen)
    }
    return seen
  }
  const windowFile = fileOf('window')
  const withWindow = windowFile ? withImports(windowFile) : new Set<string>()
  return parts.flatMap((part) => {
    const own = fileOf(part)
    if (!own) return []
    const counted = [...withImports(own)].filter((name) => part === 'window' || name === own || !withWindow.has(name))
    const bytes = counted.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
      0,
    )
    return [{ part, bytes }]
  })
}
