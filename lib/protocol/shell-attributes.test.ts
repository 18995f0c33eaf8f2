import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shellAttributes } from '#lib/protocol/shell-attributes'

const sourcesOf = (...patterns: string[]) =>
  globSync(patterns)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))

const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const inData = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** React's own mark on style sheets. */
const ofReact = ['precedence', 'start']

const scripts = sourcesOf(
  'components/{page-script,islands}/*.{ts,tsx}',
  'lib/browser/**/*.ts',
  'scripts/build/transforms/start-on-intent.client.js',
)

test('a script of the shell reads no attribute that the table does not name', () => {
  const read = scripts.flatMap((source) => [
    ...[...source.matchAll(/\[data-([a-z-]+)|'data-([a-z-]+)'/g)].map(([, one, other]) => one ?? other ?? ''),
    ...[...source.matchAll(/dataset\.(\w+)|'(\w+)' in [\w.]*dataset/g)].map(([, one, other]) =>
      written(one ?? other ?? ''),
    ),
  ])
  const unknown = read.filter((name) => !Object.hasOwn(shellAttributes, name) && !ofReact.includes(name))
  expect([...new Set(unknown)]).toEqual([])
})

test('each attribute of the table is written and read', () => {
  const all = [...scripts, ...sourcesOf('{app,components}/**/*.{tsx,scss}', 'components/ui/*.ts', 'styles/*.scss')]
  for (const name of Object.keys(shellAttributes)) {
    const mark = new RegExp(
      `data-${name}(?![\\w-])|dataset\\.${inData(name)}\\b|'${inData(name)}' in|\\{[^}]*\\b${inData(name)}\\b[^}]*\\} = .*dataset`,
      'g',
    )
    const places = all.flatMap((source) => [...source.matchAll(mark)])
    expect(places.length, name).toBeGreaterThan(1)
  }
})
