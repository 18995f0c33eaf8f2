import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { revive } from '#components/islands/revive.ts'
import { readFlight } from './flight.ts'
import { islandTrees } from './island-trees.ts'

/** Rows as the framework writes them into a page: a number, and an element or where a component is. */
const page = (...rows: string[]) =>
  readFlight(rows.map((row) => `(self.__next_f=self.__next_f||[]).push([1,${JSON.stringify(`${row}\n`)}])`))

const island = (name: string, content: string) => `["$","div",null,{"data-island":"${name}","children":${content}}]`
const field = '7:I[4711,["/_next/static/chunks/a.js"],"Field"]'

function Field({ label, hints, children }: { label: string; hints: readonly string[]; children: ReactNode }) {
  return (
    <p>
      {label} {hints.join()} {children}
    </p>
  )
}

test('what stands in an island is the same once it was written and read again', async () => {
  const content = `["$","$L7",null,{"label":"Name","hints":["a","b"],"gone":"$undefined","children":[["$","i","k",{"title":"t"}],"$L8"]}]`
  const { components, trees, modules } = islandTrees(
    await page(
      field,
      `0:["$","main",null,{"children":[${island('form', content)},["$","p",null,{}]]}]`,
      '8:["$","b","l",{"children":"later"}]',
    ),
  )
  expect(Object.fromEntries(modules)).toEqual({ form: [4711] })
  const asJson: typeof trees = JSON.parse(JSON.stringify(trees))
  const element = revive(asJson.form, components, (module) => (module === 4711 ? { Field } : undefined))
  expect(renderToStaticMarkup(element)).toBe('<p>Name a,b <i title="t"></i><b>later</b></p>')
})

test('a component outside of all islands is told of', async () => {
  const read = await page(
    field,
    `0:["$","main",null,{"children":[${island('form', '"x"')},["$","p",null,{"children":["$","$L7",null,{}]}]]}]`,
  )
  expect([...islandTrees(read).outside]).toEqual([4711])
  const inside = await page(field, `0:["$","main",null,{"children":${island('form', '["$","$L7",null,{}]')}}]`)
  expect([...islandTrees(inside).outside]).toEqual([])
})

test.each([
  ['two islands of one name', `[${island('a', '"x"')},${island('a', '"y"')}]`, 'two islands'],
  ['a date among its props', island('a', '["$","b",null,{"at":"$D2026-01-01T00:00:00.000Z"}]'), 'cannot hold'],
])('%s stop the build', async (_, content, message) => {
  const read = await page(`0:${content}`)
  expect(() => islandTrees(read)).toThrow(message)
})
