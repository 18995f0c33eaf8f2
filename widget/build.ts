/**
 * Builds the widget into `public/widget/v1/`: the loader, and the chunks it loads, named by their content. Run by
 * `npm run build`; a part over its budget stops it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Plugin, transform } from 'esbuild'
import { report } from './budgets.ts'

const version = '1.0.0'
const folders = ['public/widget/v1', `public/widget/${version}`]
const parts = ['window', 'emoji', 'board', 'callback', 'viewer', 'assistant', 'phone', 'qr'] as const

const places: Partial<Record<string, string>> = { window: 'window/window.tsx', emoji: 'window/emoji-picker.tsx' }

/** `import css from './x.css?text'`: the sheet, minified, as a string. */
const sheets: Plugin = {
  name: 'sheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?text$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?text$/, '')),
      namespace: 'sheet',
    }))
    onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text', watchFiles: [path] }
    })
  },
}

const common: BuildOptions = {
  bundle: true,
  minify: true,
  target: ['chrome111', 'safari16.4', 'firefox114'],
  charset: 'utf8',
  legalComments: 'none',
  plugins: [sheets],
  define: { WIDGET_VERSION: JSON.stringify(version) },
}

const react = join(import.meta.dirname, 'preact')

const chunks = await build({
  ...common,
  entryPoints: parts.map((part) => ({ in: `widget/${places[part] ?? `panels/${part}.tsx`}`, out: part })),
  outdir: 'c',
  entryNames: '[name]-[hash]',
  chunkNames: 'shared-[hash]',
  format: 'esm',
  splitting: true,
  metafile: true,
  write: false,
  jsx: 'automatic',
  // Written for React, run on Preact: these three files are all the widget needs of either.
  alias: {
    react: join(react, 'react.ts'),
    'react-dom/client': join(react, 'client.ts'),
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
})

const files = new Map(chunks.outputFiles.map(({ path, contents }) => [basename(path), contents]))
const fileOf = (part: string) => [...files.keys()].find((name) => name.startsWith(`${part}-`)) ?? ''

const define = (...names: string[]) => ({
  ...common.define,
  WIDGET_CHUNKS: JSON.stringify(Object.fromEntries(names.map((name) => [name, fileOf(name)]))),
})

// Knows where the panels lie, and shares nothing with them: one request, after idle.
const late = await build({
  ...common,
  entryPoints: [{ in: 'widget/late/late.ts', out: 'late' }],
  outdir: 'c',
  entryNames: '[name]-[hash]',
  write: false,
  format: 'esm',
  define: define('board', 'callback', 'viewer', 'assistant', 'phone', 'qr'),
})
for (const { path, contents } of late.outputFiles) files.set(basename(path), contents)

const loader = await build({
  ...common,
  entryPoints: ['widget/loader/main.ts'],
  outdir: '.',
  write: false,
  format: 'iife',
  define: define('window', 'late'),
})
files.set('loader.js', loader.outputFiles[0]?.contents ?? new Uint8Array())

// For hosts that write TypeScript: the public interface, and the global on `window`.
const types = `${readFileSync('widget/shared/api-types.ts', 'utf8')}
declare global {
  interface Window {
    OrcaChat: OrcaChatGlobal
  }
}
`

for (const folder of folders) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, contents] of files) writeFileSync(join(folder, name), contents)
  writeFileSync(join(folder, 'orca-chat.d.ts'), types)
}

const imports = Object.fromEntries(
  Object.entries(chunks.metafile.outputs).map(([path, { imports: used }]) => [
    basename(path),
    used.filter(({ kind }) => kind === 'import-statement').map(({ path: file }) => basename(file)),
  ]),
)
const { lines, over } = report(files, imports)
for (const line of lines) console.log(line)
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}`)
  process.exit(1)
}
