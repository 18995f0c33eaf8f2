import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compile, versionOf } from './compile.ts'
import { newestChange } from './newest-change.ts'
import { packageName } from './pack.ts'
import { changedSince, dropOlder, integrityOf, keepRelease, keptReleases, releasedFiles, releases } from './releases.ts'
import { servedFiles, writeServed } from './serve.ts'

const root = join(import.meta.dirname, '..')
const temporary = mkdtempSync(join(tmpdir(), 'orca-widget-'))
afterAll(() => rmSync(temporary, { recursive: true }))

const bytes = (text: string) => Buffer.from(text)
const text = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([name, content]) => [name, Buffer.from(content).toString()]))

/** The widget's sources somewhere else on the disk. */
function copied(...path: string[]): string {
  const folder = join(temporary, ...path)
  mkdirSync(folder, { recursive: true })
  cpSync(root, join(folder, 'widget'), { recursive: true, filter: (from) => !from.includes('releases') })
  for (const room of ['lib/photographs', 'lib/protocol', 'messages'])
    cpSync(join(root, '..', room), join(folder, room), { recursive: true })
  symlinkSync(join(root, '..', 'node_modules'), join(folder, 'node_modules'))
  return join(folder, 'widget')
}

test('the same sources give the same bytes in any folder', async () => {
  const [one, other] = await Promise.all([compile(copied('a')), compile(copied('deeper', 'and', 'longer'))])
  expect(text(one.files)).toEqual(text(other.files))
  expect([...one.files.keys()].filter((name) => name.startsWith('window-'))).toHaveLength(1)
  // The comment counts only as the first line.
  const scripts = Object.entries(text(one.files)).filter(([name]) => name.endsWith('.js'))
  expect(scripts.filter(([, script]) => !/^\/\/# allFunctionsCalledOnLoad\n(?!\/\/)/.test(script))).toEqual([])
  // And they tell nothing of where they were built.
  expect(Object.values(text(one.files)).join('')).not.toContain(temporary)
}, 30_000)

test('every release is what was recorded of it, and the present version is none of them or the same', async () => {
  const kept = keptReleases(root)
  expect(kept.slice(-3)).toEqual(releases(root).slice(-3))
  for (const version of kept) expect([...releasedFiles(root, version).keys()]).toContain('loader.js')
  const version = versionOf(root)
  expect(changedSince(root, version, (await compile(root)).files)).toEqual([])
}, 30_000)

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orca-releases-'))
  mkdirSync(join(folder, 'releases'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const files = new Map([
    ['loader.js', bytes('load')],
    ['window-AAAAAAAA.js', bytes('window')],
  ])

  test('is kept once, and is never another thing', () => {
    keepRelease(folder, '1.9.0', files)
    keepRelease(folder, '1.10.0', files)
    expect(releases(folder)).toEqual(['1.9.0', '1.10.0'])
    expect(text(releasedFiles(folder, '1.9.0'))).toEqual(text(files))
    expect(() => keepRelease(folder, '1.9.0', files)).toThrow(/released already/)
    expect(changedSince(folder, '1.9.0', new Map([...files, ['loader.js', bytes('other')]]))).toEqual(['loader.js'])
    expect(changedSince(folder, '2.0.0', files)).toEqual([])
    writeFileSync(join(folder, 'releases/1.9.0/loader.js'), 'tampered')
    expect(() => releasedFiles(folder, '1.9.0')).toThrow(/never is/)
  })

  test('stays with its files while it is one of the newest three; with its hashes for good, for whoever puts it back', () => {
    const older = mkdtempSync(join(tmpdir(), 'orca-releases-'))
    mkdirSync(join(older, 'releases'))
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.10.0']
    for (const version of versions) keepRelease(older, version, files)
    const first = releasedFiles(older, '1.0.0')
    dropOlder(older)
    expect(releases(older)).toEqual(versions)
    expect(keptReleases(older)).toEqual(versions.slice(1))
    mkdirSync(join(older, 'releases/1.0.0'))
    for (const [name, content] of first) writeFileSync(join(older, 'releases/1.0.0', name), content)
    expect(keptReleases(older)).toEqual(versions)
    expect(text(releasedFiles(older, '1.0.0'))).toEqual(text(files))
    rmSync(older, { recursive: true })
  })

  test('has the hash that a browser checks', () => {
    expect(integrityOf(bytes('alert(1)'))).toMatch(/^sha384-[\w+/]{64}$/)
  })
})

test('the last three releases’ chunks lie beside the present ones; each release is served whole under its version', () => {
  const release = (letter: string) =>
    new Map([
      ['loader.js', bytes(`loader ${letter}`)],
      [`window-${letter.repeat(8)}.js`, bytes(letter)],
    ])
  const released = new Map(['A', 'B', 'C', 'D'].map((letter, at) => [`1.${at}.0`, release(letter)]))
  const served = servedFiles(release('E'), released)
  const inFirst = [...served.keys()].filter((name) => name.startsWith('v1/') && !name.includes('again'))
  expect(inFirst.toSorted()).toEqual([
    'v1/loader.js',
    ...['B', 'C', 'D', 'E'].map((letter) => `v1/window-${letter.repeat(8)}.js`),
  ])
  expect(served.get('v1/loader.js')?.toString()).toBe('loader E')
  expect(served.get('1.0.0/loader.js')?.toString()).toBe('loader A')
  expect([...served.keys()]).toContain('1.0.0/again/window-AAAAAAAA.js')
})

test('what an earlier build left stays for a day, and no longer', () => {
  const folder = join(temporary, 'public')
  writeServed(
    folder,
    new Map([
      ['v1/window-AAAAAAAA.js', bytes('old')],
      ['v1/loader.js', bytes('old')],
    ]),
  )
  const now = new Date()
  const [anHour, twoDays] = [3_600_000, 48 * 3_600_000].map((ms) => new Date(now.getTime() + ms))
  const next = new Map([
    ['v1/window-BBBBBBBB.js', bytes('new')],
    ['v1/loader.js', bytes('new')],
  ])
  writeServed(folder, next, anHour)
  expect(readFileSync(join(folder, 'v1/window-AAAAAAAA.js'), 'utf8')).toBe('old')
  expect(readFileSync(join(folder, 'v1/loader.js'), 'utf8')).toBe('new')
  utimesSync(join(folder, 'v1/window-AAAAAAAA.js'), now, now)
  writeServed(folder, next, twoDays)
  expect(() => readFileSync(join(folder, 'v1/window-AAAAAAAA.js'))).toThrow(/ENOENT/)
})

test('the newest release holds its npm package: of its version, with a README, and a client component for React', () => {
  const version = releases(root).at(-1) ?? ''
  const folder = join(temporary, 'package-of-release')
  mkdirSync(folder)
  const archive = join(root, 'releases', version, packageName)
  expect(spawnSync('tar', ['xzf', archive, '-C', folder]).status).toBe(0)
  const read = (name: string) => readFileSync(join(folder, 'package', name), 'utf8')
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: '@orca/chat', version })
  expect(newestChange(join(folder, 'package'))).toBe(version)
  expect(read('dist/react.js')).toMatch(/^'use client'\n/)
  expect(read('dist/load.js')).not.toContain('use client')
  expect(read('README.md')).toContain(packageName)
})
