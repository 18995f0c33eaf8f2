import { spawnSync } from 'node:child_process'
import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import table from '../label-cases.json' with { type: 'json' }
import { mended } from './src/box-problems.ts'
import { readClassList } from './src/class-list.ts'
import { readCocoResults } from './src/coco-results.ts'
import { FormatError } from './src/format-error.ts'
import { readLabels } from './src/label-files.ts'

const quiet = new DOMParser({
  onError: (level, message) => {
    if (level !== 'warning') throw new Error(message)
  },
})

/** What is read, or the sentence with which it is refused. */
function answered(read: () => object): object {
  try {
    return read()
  } catch (problem) {
    if (problem instanceof FormatError) return { refused: problem.message }
    throw problem
  }
}

/** Letters as a browser's file gives them: bytes. */
const bytesOf = (given: { text?: string; base64?: string }) =>
  given.base64 === undefined
    ? new TextEncoder().encode(given.text)
    : Uint8Array.from(Buffer.from(given.base64, 'base64'))

const inTypeScript = {
  labels: table.labels.map((given) =>
    answered(() => {
      const file = { name: given.name, bytes: bytesOf(given) }
      const { images, problems } = readLabels(file, quiet, given.picture ?? table.picture)
      return {
        images,
        problems: problems.map(({ problem }) => problem),
        written: images.filter(() => problems.length > 0).map((image) => mended(image).boxes),
      }
    }),
  ),
  results: table.results.map(({ text }) =>
    answered(() => ({ detections: readCocoResults(text, ['a.jpg', 'b.jpg'], ['bottle']) })),
  ),
  classLists: table.classLists.map(({ name, text }) => answered(() => ({ names: readClassList(name, text) }))),
}

/** Two of the edges of a box of shares may differ in the sixteenth digit. */
function expectLike(answer: unknown, expected: { refused?: string; problems?: string[] }): void {
  const { refused, ...more } = expected
  if (refused !== undefined) expect(answer).toEqual({ refused: expect.stringContaining(refused) })
  else
    expect(rounded(answer)).toEqual(
      rounded('names' in more || 'detections' in more ? more : { problems: [], written: [], ...more }),
    )
}
const rounded = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(9)) : part)))

const labels = table.labels.map(
  ({ what, name: _name, text: _text, base64: _base64, picture: _picture, ...expected }, at) => ({ what, at, expected }),
)
const results = table.results.map(({ what, text: _text, ...expected }, at) => ({ what, at, expected }))
const classLists = table.classLists.map(({ name, text, ...expected }, at) => ({
  what: `${name}: ${text}`,
  at,
  expected,
}))

test.each(labels)('TypeScript reads: $what', ({ at, expected }) => expectLike(inTypeScript.labels[at], expected))
test.each(results)('TypeScript reads results: $what', ({ at, expected }) =>
  expectLike(inTypeScript.results[at], expected),
)
test.each(classLists)('TypeScript reads: $what', ({ at, expected }) =>
  expectLike(inTypeScript.classLists[at], expected),
)

const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import numpy']).status === 0,
)

test.skipIf(!python)('Python reads every case as TypeScript does', () => {
  const { stdout, stderr, status } = spawnSync(
    python ?? 'python3',
    ['devkit/python/checks/label_cases.py', 'devkit/python', 'devkit/label-cases.json'],
    { encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const given = JSON.parse(stdout)
  for (const { at, expected } of labels) expectLike(given.labels[at], expected)
  for (const { at, expected } of results) expectLike(given.results[at], expected)
  for (const { at, expected } of classLists) expectLike(given.classLists[at], expected)
})
