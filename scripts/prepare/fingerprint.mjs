// What a build depends on, as one hash: the sources' names, sizes and times, and the settings that pages are
// prerendered with. A build with the same fingerprint is still good.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['app', 'components', 'content', 'lib', 'messages', 'public', 'styles', 'widget', 'scripts/build']
const files = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts', 'tsconfig.json']
const locks = ['package.json', 'package-lock.json', '.env', '.env.local', '.env.production']

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** Names of settings under the line `# Read when pages are built` of `.env.example`, up to the next such heading. */
function buildSettings() {
  if (!existsSync('.env.example')) return []
  const [, section = ''] = readFileSync('.env.example', 'utf8').split(/^# =+ Read when pages are built.*$/m)
  const [names] = section.split(/^# =+ /m)
  return [...names.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
}

export function buildFingerprint() {
  const hash = createHash('sha256')
  const sources = [
    ...folders.filter(existsSync).flatMap((folder) => [...filesUnder(folder)]),
    ...files.filter(existsSync),
  ]
  for (const path of sources.sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const path of locks.filter(existsSync)) hash.update(`${path} ${readFileSync(path, 'utf8')}\n`)
  for (const name of buildSettings()) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  // Without SITE_URL the canonical addresses name the port (decision 6).
  if (!process.env.SITE_URL) hash.update(`PORT=${process.env.PORT ?? ''}\n`)
  return hash.digest('hex')
}
