import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'orca-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const installed = ['package-lock.json', 'node_modules/.package-lock.json']
const buildTool = 'node_modules/esbuild/package.json'
const build = '.next/BUILD_ID'

/** A folder of its own with these files and this program for npm, and how to run there what runs before `npm start`. */
function cloneWith(files: readonly string[], npm: string) {
  const clone = mkdtempSync(join(folder, 'clone-'))
  for (const file of files) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    writeFileSync(join(clone, file), '{}')
  }
  writeFileSync(join(clone, 'npm'), `#!/bin/sh\n${npm}\n`)
  chmodSync(join(clone, 'npm'), 0o755)
  return { cwd: clone, env: { NODE_ENV: 'production', PATH: `${clone}${delimiter}${process.env.PATH}` } as const }
}

const script = resolve('scripts/prestart.mjs')

/** What it says and ends with where npm says how it was called, and builds nothing. */
function prestart(files: readonly string[], settings: Record<string, string> = {}) {
  const { cwd, env } = cloneWith(files, 'echo "called: npm $@"')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd,
    encoding: 'utf8',
    env: { ...env, ...settings },
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
  expect(prestart([...installed, buildTool, build]).said).toContain('called: npm run --silent build:first')
})

test('what a build writes beside its sources makes it no build of other sources', () => {
  const { cwd, env } = cloneWith([...installed, buildTool, build], 'echo "called: npm $@"')
  const start = () => spawnSync(process.execPath, [script], { cwd, env, encoding: 'utf8' }).stdout
  const write = (...path: string[]) => {
    const file = join(cwd, 'public', ...path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'new')
  }
  expect(start()).toContain('called: npm')
  write('widget', 'loader.js')
  write('start-failed.js')
  write('llms.txt')
  write('en', 'product', 'smurf.md')
  expect(start()).toBe('')
  write('mini-sets', 'flow', 'README.md')
  expect(start()).toContain('called: npm')
})

test('told to stop while it builds, it ends the build with every process of it', async () => {
  // As npm does: a shell, and in it what works.
  const clone = cloneWith(
    [...installed, buildTool, build],
    `"${process.execPath}" -e 'console.log("builds as", process.pid); setInterval(() => {}, 1e6)'; true`,
  )
  const child = spawn(process.execPath, [script], { ...clone, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const builder = await vi.waitFor(() => Number(/builds as (\d+)/.exec(said)?.[1] ?? expect.fail(said)), 15_000)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  await vi.waitFor(() => expect(() => process.kill(builder, 0)).toThrow('ESRCH'), 15_000)
})
