import { expect, test } from 'vitest'
import { fileType } from './file-type.ts'

test.each([
  ['public/devkit/SHA256SUMS', 'text/plain; charset=utf-8'],
  ['public/mini-sets/a/CITATION.cff', 'text/plain; charset=utf-8'],
  ['public/mini-sets/a/README.md', 'text/markdown; charset=utf-8'],
  ['public/mini-sets/a.zip', 'application/zip'],
  ['public/mini-sets/a/scan.bin', 'application/octet-stream'],
])('%s is served as %s', (file, type) => {
  expect(fileType(file)).toBe(type)
})
