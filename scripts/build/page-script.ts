/** Bundles the script of every page, which needs no framework, into the build's own static files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import { browserFloor } from '../../widget/browser-floor.ts'

const folder = '.next/static/page'

/** Most gzip bytes of the page script with what it shares with its later parts, and of what moves the water of a home page. */
const most = { 'page|chunk': 15.5 * 1024, 'start-moving-waters': 8.25 * 1024 }

const settings = {
  bundle: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  target: browserFloor,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions

/**
 * Bundles the page script, its later parts, and the script for outdated pages, whose name must stay the same between builds.
 * @param islandRuntime address of the script that starts islands
 * @returns the page script's address, named by its content like all other parts
 */
export async function buildPageScript(islandRuntime: string): Promise<string> {
  await build({
    ...settings,
    entryPoints: ['components/page-script/start-failed.ts'],
    outfile: 'public/start-failed.js',
  })
  const { outputFiles } = await build({
    ...settings,
    entryPoints: { page: 'components/page-script/main.ts' },
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    define: { ...settings.define, ISLAND_RUNTIME: JSON.stringify(islandRuntime) },
    write: false,
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  for (const [names, bytes] of Object.entries(most)) {
    const parts = outputFiles.filter(({ path }) => new RegExp(`^(?:${names})-`).test(basename(path)))
    const sum = parts.reduce((total, { contents }) => total + gzipSync(contents).length, 0)
    if (sum > bytes) throw new Error(`${names} of the page script: ${sum} bytes of ${bytes}`)
  }
  const entry = outputFiles.map(({ path }) => basename(path)).find((name) => name.startsWith('page-'))
  if (!entry) throw new Error('the page script was not bundled')
  return `/_next/static/page/${entry}`
}
