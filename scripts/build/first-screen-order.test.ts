import { expect, test } from 'vitest'
import { firstScreenEnd } from './first-screen.ts'
import { inOrderOfShowing } from './first-screen-order.ts'

const program = 'const empty="<script><\\/script>"'
const list = '<script type="application/json" id="orca-islands">[]</script>'
const first = '<style>h1{color:red}</style>'
const link = '<link rel="stylesheet" href="/own.css"/>'
const page = (head: string, sections: string) => `<head>${head}<title>One</title></head><main>${sections}</main>`
const hero = '<div><h1>One</h1></div>'

function ordered(html: string): string {
  return inOrderOfShowing(html, firstScreenEnd(html) ?? 0, { first, link })
}

test('a page brings its first screen, then its program, then the sheet of the rest', () => {
  const shown = ordered(page(`<script>${program}</script>${list}`, `${hero}<section></section>`))
  const start = `<script data-start="">${program}</script>${list.replace('<script', '<script data-start=""')}`
  expect(shown).toBe(page(first, `${hero}${start}${link}<section></section>`))
})

test('a page whose head holds no start stops the build', () => {
  expect(() => ordered(page('', hero))).toThrow('without its start')
})
