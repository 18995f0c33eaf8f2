import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Plugin, transform } from 'esbuild'

/** `import css from './x.css?text'`: the sheet, minified, as a string. */
export function sheets(root: string): Plugin {
  return {
    name: 'sheets',
    setup({ onResolve, onLoad }) {
      // A path from the root: names of chunks must not tell in which folder they were built.
      onResolve({ filter: /\.css\?text$/ }, ({ path, resolveDir }) => ({
        path: relative(root, join(resolveDir, path.replace(/\?text$/, ''))),
        namespace: 'sheet',
      }))
      onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
        const file = join(root, path)
        const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true })
        return {
          contents: code
            .trim()
            .replace(/(--[\w-]+): /g, '$1:')
            .replaceAll(', ', ','),
          loader: 'text',
          watchFiles: [file],
        }
      })
    },
  }
}

/** Makes every entry module import all of `shared`, so that these come as one file: HTTP/1.1 loads only six files at a time. */
export function needing(root: string, entries: readonly string[], shared: readonly string[]): Plugin {
  const files = entries.map((entry) => join(dirname(root), entry))
  return {
    name: 'needing',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (!files.includes(path)) return undefined
        const needs = shared.map((file) => `export * from ${JSON.stringify(join(dirname(root), file))}`)
        return { contents: [readFileSync(path, 'utf8'), ...needs].join('\n'), loader: 'tsx' }
      })
    },
  }
}
