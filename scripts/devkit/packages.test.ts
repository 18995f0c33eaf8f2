import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import packages from '../../lib/content/datasets/devkit-packages.json' with { type: 'json' }
import { exampleResults } from './example-results.ts'
import { compileNpmPackage } from './npm-package.ts'
import { pythonWheel } from './python-wheel.ts'

const compiled = compileNpmPackage()
const researcher = mkdtempSync(join(tmpdir(), 'orca-researcher-'))
afterAll(() => {
  rmSync(compiled, { recursive: true })
  rmSync(researcher, { recursive: true })
})

const published = (name: string) => readFileSync(`public/devkit/${name}`)

/** What a researcher has after the commands of the page: the package, its dependencies, the sample sets. */
function unpack() {
  const modules = join(researcher, 'node_modules')
  mkdirSync(modules)
  for (const name of ['zod', '@xmldom']) symlinkSync(resolve('node_modules', name), join(modules, name))
  for (const set of ['orca-synthetic-flow-mini', 'orca-synthetic-inland-mini'])
    symlinkSync(resolve('public/mini-sets', set), join(researcher, set))
  const archive = resolve('public/devkit', packages.typescript.name)
  expect(spawnSync('tar', ['xzf', archive], { cwd: researcher }).status).toBe(0)
  cpSync(join(researcher, 'package'), join(modules, 'orca-waters'), { recursive: true })
}

test('the wheel is what the sources make (npm run devkit), with the checksum that stands beside it', () => {
  const wheel = pythonWheel()
  expect(wheel.name).toBe(packages.python.name)
  expect(published(wheel.name).equals(wheel.bytes)).toBe(true)
  for (const { name, sha256 } of Object.values(packages)) {
    expect(createHash('sha256').update(published(name)).digest('hex')).toBe(sha256)
    expect(published('SHA256SUMS').toString()).toContain(`${sha256}  ${name}\n`)
  }
})

test('the example of results is what its script writes from the labels', () => {
  expect(published('example-results.json').toString()).toBe(exampleResults())
})

test('the npm package is what the sources make, and its examples run beside the sets as the pages print them', () => {
  unpack()
  const held = join(researcher, 'package')
  expect(readdirSync(held).sort()).toEqual(readdirSync(compiled).sort())
  for (const name of readdirSync(held))
    expect(readFileSync(join(held, name), 'utf8'), name).toBe(readFileSync(join(compiled, name), 'utf8'))
  for (const [example, said] of [
    ['flow.ts', /^bottle \w+ [\d. ]+\n.*\d+ 128 64\n$/s],
    ['inland.ts', /^[\d.]+ \d+ 0\.\d+\n$/],
  ] as const) {
    cpSync(`devkit/typescript/examples/${example}`, join(researcher, example))
    const { stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', example], {
      cwd: researcher,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toMatch(said)
  }
})
