import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type JsMinifyOptions, minify } from '@swc/core'
import { type BuildOptions, type BuildResult, build, type Metafile } from 'esbuild'
import { browserFloor } from '../browser-floor.ts'
import { needing, sheets } from './plugins.ts'

export interface Compiled {
  files: Map<string, Uint8Array>
  /** Which chunk brings which others. */
  imports: Record<string, string[]>
}

/** Chromium then compiles a file while it arrives, off the page's thread, and not each function there when it is first called. */
const compiledWhole = '//# allFunctionsCalledOnLoad'

const parts = [
  'window',
  'emoji',
  'transcript',
  'later',
  'files',
  'board',
  'callback',
  'viewer',
  'assistant',
  'phone',
  'qr',
] as const
const places: Partial<Record<string, string>> = {
  window: 'window/window.tsx',
  emoji: 'window/emoji-picker.tsx',
  transcript: 'window/transcript-form.tsx',
  later: 'window/later-parts.ts',
  files: 'files/file-part.ts',
}

/** The version of the widget: `widget/package.json` says it, and nothing else. */
export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** Loader and chunks, named by content: same sources, same bytes in any folder. `root`: `widget`, absolute. */
export async function compile(root: string): Promise<Compiled> {
  const common: BuildOptions = {
    absWorkingDir: dirname(root),
    preserveSymlinks: true,
    bundle: true,
    minify: true,
    target: browserFloor,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: compiledWhole },
    plugins: [sheets(root)],
    define: { WIDGET_VERSION: JSON.stringify(versionOf(root)) },
    write: false,
  }
  const entries = parts.map((part) => ({ in: `widget/${places[part] ?? `panels/${part}.tsx`}`, out: part }))
  const drawn = (shared: readonly string[]) =>
    build({
      ...common,
      entryPoints: entries,
      outdir: 'c',
      entryNames: '[name]-[hash]',
      chunkNames: 'shared-[hash]',
      format: 'esm',
      splitting: true,
      metafile: true,
      jsx: 'automatic',
      // Written for React, run on Preact: these three files are all the widget needs of either.
      alias: {
        react: './widget/preact/react.ts',
        'react-dom/client': './widget/preact/client.ts',
        'react/jsx-runtime': 'preact/jsx-runtime',
      },
      plugins: [
        ...(common.plugins ?? []),
        needing(
          root,
          entries.map((entry) => entry.in),
          shared,
        ),
      ],
    })
  const chunks = await drawn(sharedByWindow((await drawn([])).metafile))
  const files = new Map<string, Uint8Array>()
  const keep = async ({ outputFiles = [] }: BuildResult) => {
    for (const { path, text } of outputFiles) files.set(basename(path), await smaller(text, { module: true }))
  }
  await keep(chunks)
  const fileOf = (part: string) => [...files.keys()].find((name) => name.startsWith(`${part}-`)) ?? ''
  const define = (...names: string[]) => ({
    ...common.define,
    WIDGET_CHUNKS: JSON.stringify(Object.fromEntries(names.map((name) => [name, fileOf(name)]))),
  })

  // What comes before or beside the window shares nothing with it: one request each. The first knows where window and
  // panels lie.
  const alone = await build({
    ...common,
    entryPoints: [
      { in: 'widget/frame/frame.ts', out: 'frame' },
      { in: 'widget/actions/actions.ts', out: 'actions' },
      { in: 'widget/hot-questions/greeting.ts', out: 'hot' },
    ],
    outdir: 'c',
    entryNames: '[name]-[hash]',
    format: 'esm',
    define: define('window', 'board', 'callback', 'viewer', 'assistant', 'phone', 'qr'),
  })
  await keep(alone)

  const imports = Object.fromEntries(
    Object.entries(chunks.metafile?.outputs ?? {}).map(([path, { imports: used }]) => [
      basename(path),
      used.filter(({ kind }) => kind === 'import-statement').map(({ path: file }) => basename(file)),
    ]),
  )

  // So that the window comes with one way to the server and back.
  const windowFiles = [...withImports(imports, fileOf('window'))]
  const loader = await build({
    ...common,
    entryPoints: ['widget/loader/main.ts'],
    outdir: '.',
    format: 'iife',
    define: { ...define('frame', 'actions', 'hot'), WIDGET_WINDOW_FILES: JSON.stringify(windowFiles) },
  })
  files.set('loader.js', await smaller(loader.outputFiles?.[0]?.text ?? '', { compress: { unsafe_arrows: true } }))
  files.set('orca-chat.d.ts', new TextEncoder().encode(typesFor(root)))
  return { files, imports }
}

/** A second minifier saves 2 to 4 % of what every page, and every opened window, loads. */
async function smaller(
  text: string,
  { compress, ...options }: Pick<JsMinifyOptions, 'module'> & { compress?: object },
) {
  const { code } = await minify(text, {
    ...options,
    // Nothing is drawn together that was told apart: repeated shapes pack better.
    compress: { passes: 3, ecma: 2020, inline: 0, reduce_funcs: false, ...compress },
    mangle: true,
  })
  return new TextEncoder().encode(`${compiledWhole}\n${code}`)
}

/** Our own modules that the window has in common with a panel, by the files it was cut into. */
function sharedByWindow(metafile: Metafile | undefined): string[] {
  const outputs = Object.entries(metafile?.outputs ?? {})
  const [, window] = outputs.find(([path]) => basename(path).startsWith('window-')) ?? []
  const cut = (window?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path }) => Object.keys(metafile?.outputs[path]?.inputs ?? {}))
  return cut.filter((file) => /^widget\/.*\.tsx?$/.test(file)).toSorted()
}

/** A chunk and all that it brings. */
export function withImports(
  imports: Readonly<Record<string, string[]>>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const used of imports[name] ?? []) withImports(imports, used, seen)
  return seen
}

/** For hosts that write TypeScript: the public interface, and the global on `window`. */
function typesFor(root: string): string {
  return `${readFileSync(join(root, 'shared/api-types.ts'), 'utf8')}
declare global {
  interface Window {
    OrcaChat: OrcaChatGlobal
  }
  var OrcaChat: OrcaChatGlobal
}
`
}
