/**
 * Compresses everything the server sends as it is (brotli and gzip) and writes the list of it. Results are cached by content.
 *   --quick  a low level, for the first minute of a first start: a twentieth of the time, a sixth more bytes
 *   --rest   the highest level, while the server already sends the quick ones
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import { compressedFolder, manifestFile, type StaticManifest, type StoredFile } from '#lib/static/manifest'
import { fileType } from './file-type.ts'
import { files } from './next-output.ts'
import { overWeight } from './page-weight.ts'
import { prerenderedPages } from './prerendered.ts'

const { values: mode } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, rest: { type: 'boolean', default: false } },
})

const cache = '.next/cache/orca-compressed'
const keptDays = 14
/** A compressed form is worth its bytes on disk below this share of the plain one. */
const worthwhile = 0.95

const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest|rss|[\w.-]+\+(json|xml))|image\/svg|model\/gltf)/

const meta = z.object({ headers: z.record(z.string(), z.string()).default({}) })
const readMeta = (file: string) => meta.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Of brotli and of gzip. */
const quickLevel = 4

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: mode.quick ? quickLevel : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: mode.quick ? quickLevel : constants.Z_BEST_COMPRESSION }),
}

/** Bytes of a compressed form of this content, made unless the cache has it; nothing where it would be hardly smaller. */
async function compressedBytes(
  { content, hash }: { content: Buffer; hash: string },
  form: 'br' | 'gz',
): Promise<number | undefined> {
  const name = `${hash}${mode.quick ? '-quick' : ''}.${form}`
  const cached = join(cache, name)
  if (!existsSync(cached)) await writeFile(cached, await compress[form](content))
  const { size } = statSync(cached)
  const now = new Date()
  utimesSync(cached, now, now)
  if (size > content.length * worthwhile) return undefined
  const ready = join(compressedFolder, name)
  if (!existsSync(ready)) link(cached, ready)
  return size
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

const seen = new Map<string, Promise<StoredFile>>()

async function stored(file: string, type: string): Promise<StoredFile> {
  const content = await readFile(file)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  // Many files have the same content; each is compressed once.
  const key = `${hash} ${type}`
  const known = seen.get(key) ?? forms(file, type, content, hash)
  seen.set(key, known)
  return { ...(await known), file }
}

async function forms(file: string, type: string, content: Buffer, hash: string): Promise<StoredFile> {
  const plain = { file, type, bytes: content.length, hash }
  if (!compressible.test(type)) return plain
  const source = { content, hash }
  const [br, gz] = await Promise.all([compressedBytes(source, 'br'), compressedBytes(source, 'gz')])
  return {
    ...plain,
    ...(br !== undefined && { br }),
    ...(gz !== undefined && { gzip: gz }),
    ...(mode.quick && { quick: true }),
  }
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const below = (folder: string, file: string) => `/${relative(folder, file).split(sep).join('/')}`

/** As a page that is always there says it. */
function canonicalOrigin(): string {
  const html = readFileSync(join(files.pages, 'zh', 'privacy.html'), 'utf8')
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  if (!address) throw new Error('the privacy page has no canonical link')
  return new URL(address).origin
}

type Work = () => Promise<void>
const work: Work[] = []
const manifest: StaticManifest = {
  origin: canonicalOrigin(),
  documents: {},
  files: {},
}

function add(to: Record<string, StoredFile>, name: string, file: string, type: string): void {
  work.push(async () => {
    to[name] = await stored(file, type)
  })
}

mkdirSync(cache, { recursive: true })
// What a server that runs is sending stays.
if (!mode.rest) rmSync(compressedFolder, { recursive: true, force: true })
mkdirSync(compressedFolder, { recursive: true })

for (const { file, path } of prerenderedPages()) {
  if (!path.startsWith('/_')) add(manifest.documents, path, file, 'text/html; charset=utf-8')
}
for (const file of filesUnder(files.pages).filter((name) => name.endsWith('.body'))) {
  const start = file.slice(0, -'.body'.length)
  add(
    manifest.files,
    below(files.pages, start),
    file,
    readMeta(`${start}.meta`).headers['content-type'] ?? fileType(start),
  )
}
for (const file of filesUnder('.next/static'))
  add(manifest.files, `/_next/static${below('.next/static', file)}`, file, fileType(file))
for (const file of filesUnder('public')) add(manifest.files, below('public', file), file, fileType(file))

const startedAt = performance.now()
async function worker(): Promise<void> {
  for (let next = work.pop(); next; next = work.pop()) await next()
}
// Each waits for two compressions in Node's own threads.
await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker))

// Replaced atomically: readers get the old list or the new one.
await writeFile(`${manifestFile}.new`, JSON.stringify(manifest))
await rename(`${manifestFile}.new`, manifestFile)

const heavy = Object.entries(manifest.documents).flatMap(([path, { file, br = 0 }]) => {
  const styles = (address: string) => manifest.files[address]?.br ?? 0
  const words = overWeight(path, readFileSync(file, 'utf8'), { html: br, styles })
  return words.length > 0 ? [`${path}: ${words.join(', ')}`] : []
})
// Budgets are of the bytes that visitors get in the end.
if (heavy.length > 0 && !mode.quick) {
  console.error(`These pages pass their budget (scripts/build/page-weight.ts):\n${heavy.join('\n')}`)
  process.exit(1)
}

for (const file of filesUnder(cache)) {
  if (Date.now() - statSync(file).mtimeMs > keptDays * 86_400_000) rmSync(file)
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`${seen.size} contents are ready in brotli and gzip (${seconds} s)`)
