// What a build depends on, as one hash: the sources, and the settings that pages are prerendered with. A build with the
// same fingerprint is still good.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['app', 'components', 'content', 'lib', 'messages', 'public', 'styles', 'widget', 'scripts/build']
/** Made by the build itself, as .gitignore has it. */
const made = /^public[\\/](?:widget$|start-failed\.js$|[^\\/]+\.txt$|(?!mini-sets[\\/]).*\.md$)/
const files = ['middleware.ts', 'next.config.ts', 'tsconfig.json']
const locks = ['package.json', 'package-lock.json', '.env', '.env.local', '.env.production']

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (made.test(path)) continue
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** Names of the settings that `.env.example` marks `(build)`, on their section's line or on the line above them. */
export function buildSettings() {
  if (!existsSync('.env.example')) return []
  const names = []
  let section = false
  let comment = false
  for (const line of readFileSync('.env.example', 'utf8').split('\n')) {
    const name = /^([A-Z][A-Z0-9_]+)=/.exec(line)?.[1]
    if (line.startsWith('# ---')) section = line.includes('(build)')
    else if (line.startsWith('#')) comment = line.includes('(build)')
    if (name && (section || comment)) names.push(name)
    if (name) comment = false
  }
  return names
}

function fingerprint(describe) {
  const hash = createHash('sha256')
  const sources = [
    ...folders.filter(existsSync).flatMap((folder) => [...filesUnder(folder)]),
    ...files.filter(existsSync),
  ]
  for (const path of sources.sort()) hash.update(`${path} `).update(describe(path))
  for (const path of locks.filter(existsSync)) hash.update(`${path} ${readFileSync(path, 'utf8')}\n`)
  for (const name of buildSettings()) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  // Without SITE_URL the canonical addresses name the port (READ-6).
  if (!process.env.SITE_URL) hash.update(`PORT=${process.env.PORT ?? ''}\n`)
  return hash.digest('hex')
}

/** By the sources' names, sizes and times: a few milliseconds. */
export function quickFingerprint() {
  return fingerprint((path) => {
    const { size, mtimeMs } = statSync(path)
    return `${size} ${mtimeMs}\n`
  })
}

/** By what the sources say. */
export function contentFingerprint() {
  return fingerprint((path) => createHash('sha256').update(readFileSync(path)).digest())
}
