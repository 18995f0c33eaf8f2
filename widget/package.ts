/**
 * Runs before `npm pack ./widget`: builds the npm package into `widget/dist/`. Works only for `npm run widget:release`, which sets a
 * version.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { versionOf } from './build/compile.ts'
import { newestChange } from './build/newest-change.ts'

const root = import.meta.dirname
const version = versionOf(root)
if (newestChange(root) !== version) {
  console.error(
    `CHANGELOG.md begins with ${newestChange(root)}, the version is ${version}: npm run widget:release packs.`,
  )
  process.exit(1)
}
const dist = join(root, 'dist')
const entries = ['load', 'react', 'vue']

await build({
  absWorkingDir: root,
  entryPoints: entries.map((name) => `npm/${name}.ts`),
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  external: ['react'],
  chunkNames: 'shared',
})
// A server component of Next.js may draw it only if it says what it is.
const react = join(dist, 'react.js')
writeFileSync(react, `'use client'\n${readFileSync(react, 'utf8')}`)
const compiler = join(root, '../node_modules/typescript/bin/tsc')
const options =
  '--declaration --emitDeclarationOnly --skipLibCheck --strict --module esnext --moduleResolution bundler --target es2022 --lib es2023,dom --allowImportingTsExtensions --rewriteRelativeImportExtensions --verbatimModuleSyntax'
const { status } = spawnSync(
  process.execPath,
  [
    compiler,
    '--ignoreConfig',
    ...options.split(' '),
    '--rootDir',
    root,
    '--outDir',
    dist,
    ...entries.map((name) => join(root, `npm/${name}.ts`)),
  ],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)
for (const name of entries) {
  const text = readFileSync(join(dist, `npm/${name}.d.ts`), 'utf8')
  writeFileSync(join(dist, `${name}.d.ts`), text.replaceAll("'../shared/", "'./shared/"))
}
