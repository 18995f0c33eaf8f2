import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'orca-install-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs one function of install.mjs in a folder of its own, with an npm that only writes down how it was called. */
function calls(name: string, present: readonly string[]): string {
  const clone = mkdtempSync(join(folder, 'clone-'))
  const files = ['package-lock.json', ...present]
  for (const file of files) {
    mkdirSync(join(clone, file, '..'), { recursive: true })
    writeFileSync(join(clone, file), '{}')
  }
  const record = join(clone, 'called')
  writeFileSync(join(clone, 'npm'), `#!/bin/sh\necho "$@" > ${record}\n`)
  chmodSync(join(clone, 'npm'), 0o755)
  writeFileSync(record, '')
  const module = JSON.stringify(resolve('scripts/prepare/install.mjs'))
  spawnSync(process.execPath, ['-e', `import(${module}).then((install) => install.${name}())`], {
    cwd: clone,
    env: { PATH: `${clone}${delimiter}${process.env.PATH}`, NODE_ENV: 'production' },
  })
  return readFileSync(record, 'utf8').trim()
}

const lock = 'node_modules/.package-lock.json'
const buildTool = 'node_modules/esbuild/package.json'

test('a fresh clone gets what the build needs, also where NODE_ENV says production', () => {
  expect(calls('ensureInstalled', [])).toMatch(/^ci --include=dev /)
})

test('what was installed without development packages serves, and is completed only for a build', () => {
  expect(calls('ensureInstalled', [lock])).toBe('')
  expect(calls('ensureBuildTools', [lock])).toMatch(/^ci --include=dev /)
  expect(calls('ensureBuildTools', [lock, buildTool])).toBe('')
})
