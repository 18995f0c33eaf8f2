import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inBrowser } from './stored-names.ts'

const code = globSync(['{app,components,lib}/**/*.{ts,tsx}', 'scripts/build/**/*.client.js']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

test('the privacy page names everything that this site keeps in a browser', () => {
  const named = inBrowser.flatMap(({ name }) => name.replaceAll('…', '').split(', '))
  const writers = code
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /Storage\??\.setItem\(|keep(?:ForVisit|OnDevice)\(/.test(text))
  expect(writers.length).toBeGreaterThan(5)
  // A key is a text that begins with the product's name, wherever in the file that writes it; its events do, too.
  const untold = writers.flatMap(({ file, text }) =>
    [...text.replaceAll(/EventListener\(\s*'[^']*'/g, '').matchAll(/['"`](orca[:-][a-z-]+)/g)]
      .map(([, key = '']) => key)
      .filter((key) => !named.some((name) => key.startsWith(name) || name.startsWith(key)))
      .map((key) => `${file}: ${key}`),
  )
  expect(untold).toEqual([])
})
