import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), 'public', 'widget')

/** The loader under the address of its version, and what a host pins of it; `npm run build` puts both there first. */
export function pinnedLoader(): { version: string; integrity: string } {
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name)) : []
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
  if (!version) return { version: '1.0.0', integrity: 'sha384-…' }
  const text = readFileSync(join(folder, version, 'loader.js'))
  return { version, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` }
}
