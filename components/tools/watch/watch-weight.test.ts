import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** What watching may bring besides three and the boat, in gzip bytes of minified script. */
const mostBytes = 60 * 1024

test('watching a water in three dimensions stays within its budget beside three', async () => {
  const { outputFiles } = await build({
    entryPoints: ['components/tools/watch/watch-stage.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: 'nowhere',
    jsx: 'automatic',
    external: ['three', 'three/*', 'react', 'react/*', 'react-dom'],
    loader: { '.scss': 'empty' },
    logLevel: 'silent',
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))
  const bytes = gzipSync(script?.contents ?? new Uint8Array()).length
  expect(bytes).toBeGreaterThan(5_000)
  expect(bytes).toBeLessThan(mostBytes)
})
