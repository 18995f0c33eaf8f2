/** Bundles the script of every page, which needs no framework, into the build's own static files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build } from 'esbuild'
import { browserFloor } from '../../widget/browser-floor.ts'

const folder = '.next/static/page'

/**
 * Writes the page script and the parts it loads later.
 * @returns the address of the first, named by its content like all of them
 */
export async function buildPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: { page: 'components/page-script/main.ts' },
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: browserFloor,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  const entry = outputFiles.map(({ path }) => basename(path)).find((name) => name.startsWith('page-'))
  if (!entry) throw new Error('the page script was not bundled')
  return `/_next/static/page/${entry}`
}
