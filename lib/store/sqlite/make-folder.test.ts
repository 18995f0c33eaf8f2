import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '#lib/store/sqlite/make-folder'

const root = mkdtempSync(join(tmpdir(), 'orca-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a folder is made with those above it, and once more changes nothing', () => {
  const folder = join(root, 'a', 'b')
  makeFolder(folder)
  makeFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test.runIf(process.platform === 'linux')('a parent that takes no folder is named, not tried for ever', () => {
  expect(() => makeFolder('/proc/orca/data')).toThrow(/^\/proc\/orca cannot be made .*DATA_DIR/)
})

test('a file in the way is named', () => {
  writeFileSync(join(root, 'file'), '')
  expect(() => makeFolder(join(root, 'file', 'data'))).toThrow(/file cannot be made/)
})
