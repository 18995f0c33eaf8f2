import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'orca-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const installed = ['package-lock.json', 'node_modules/.package-lock.json']
const buildTool = 'node_modules/esbuild/package.json'
const build = '.next/BUILD_ID'

/** What runs before `npm start`, in a folder of its own with an npm that says how it was called and builds nothing. */
function prestart(files: readonly string[], settings: Record<string, string> = {}) {
  const clone = mkdtempSync(join(folder, 'clone-'))
  for (const file of files) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    writeFileSync(join(clone, file), '{}')
  }
  writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "called: npm $@"\n')
  chmodSync(join(clone, 'npm'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/prestart.mjs')], {
    cwd: clone,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH: `${clone}${delimiter}${process.env.PATH}`, ...settings },
  })
  return { status, said: stdout + stderr }
}

test('where only what serves was installed, the build that is there starts, whatever PORT says', () => {
  const { status, said } = prestart([...installed, build], { PORT: '4000' })
  expect(status).toBe(0)
  expect(said).not.toContain('called: npm')
  expect(said).toContain('started as it is')
})

test('without a build and what makes one, one sentence says what is missing', () => {
  const { status, said } = prestart(installed)
  expect(status).toBe(1)
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/^There is no build in \.next, .*`npm ci && npm run build`\.$/),
  ])
})

test('where everything is installed, a build of other sources is made anew', () => {
  expect(prestart([...installed, buildTool, build]).said).toContain('called: npm run --silent build')
})
