import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'public/drawings'
const sources = globSync('{app,components,styles}/**/*.{tsx,scss}').map((file) => readFileSync(file, 'utf8'))

/** Names in addresses, also those that a mixin's argument or a layer of a picture completes. */
const named = new Set(
  sources.flatMap((text) => [...text.matchAll(/\/drawings\/([\w-]+)\.svg/g)].map(([, name]) => name)),
)

test('every drawing that a page or a style names is there', () => {
  const there = readdirSync(folder).map((file) => file.replace('.svg', ''))
  expect([...named].filter((name) => name !== undefined && !there.includes(name))).toEqual([])
})

test('no drawing lies there unused', () => {
  const completed = /^(contours|perception|views)-/
  const unused = readdirSync(folder).filter((file) => !named.has(file.replace('.svg', '')) && !completed.test(file))
  expect(unused).toEqual([])
})

test('a drawing in a file brings its own colours: no property of a page reaches it there', () => {
  const asking = readdirSync(folder).filter((file) =>
    /var\(|currentcolor/i.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  expect(asking).toEqual([])
})

test('the lines of a drawing have colours of the site', () => {
  const tokens = readFileSync('styles/tokens.scss', 'utf8')
  const mixed = ['#203a44'] // the planes of the four layers: drift over deep
  const lines = sources.flatMap((text) => [...text.matchAll(/--lines: url\('\/drawings\/([\w-]+\.svg)/g)])
  const views = readdirSync(folder).filter((file) => file.startsWith('views-'))
  const foreign = [...lines.map(([, file]) => file), ...views].flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/#[0-9a-f]+/g)]
      .map(([colour]) => colour)
      .filter((colour) => !tokens.includes(`${colour};`) && !mixed.includes(colour))
      .map((colour) => `${file}: ${colour}`),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(foreign).toEqual([])
})

test('a line pales by its stroke: in WebKit a hairline that is a layer of its own is cut away where it is drawn small', () => {
  const layered = readdirSync(folder).filter((file) =>
    /<(path|line)[^>]* opacity=/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  expect(layered).toEqual([])
})
