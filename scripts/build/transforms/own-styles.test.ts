import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Element, insert, type Page, parsed, written } from '../page.ts'

const face = '@font-face{font-family:standIn;src:local(Arial)}'
const folder = mkdtempSync(join(tmpdir(), 'orca-styles-'))
const home = process.cwd()
beforeAll(() => {
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true })
  writeFileSync(join(folder, '.next/static/chunks/a.css'), `${face}h1{color:red}p{color:blue}b{color:green}`)
  process.chdir(folder)
  vi.resetModules()
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const program = 'const empty="<script><\\/script>"'
const list = '<script type="application/json" id="orca-islands">[]</script>'
const framework =
  '<link rel="preconnect" href="/"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'

async function styled(main: string): Promise<string> {
  const { withOwnStyles } = await import('./own-styles.ts')
  const document = parsed(`<html lang="en"><head>${framework}<title>One</title></head><body>${main}</body></html>`)
  const head = document.children.flatMap((node) => ('children' in node ? node.children : []))[0] as Element
  const [sheet] = head.children.slice(1) as Element[]
  const page: Page = {
    path: '/en',
    document,
    start: sheet ? insert(`<script>${program}</script>${list}`, 'before', sheet) : [],
  }
  withOwnStyles(page, { rename: (text) => text })
  return written(document)
}

test('a page brings its first screen, then its program, then the sheet of the rest', async () => {
  const html = await styled('<main><div><h1>One</h1></div><section><p>Two</p></section></main>')
  const start = `<script data-start="">${program}</script>${list.replace('<script', '<script data-start=""')}`
  const own = /<link rel="stylesheet" href="\/_next\/static\/styles\/\w+\.css" data-precedence="next"\/>/.source
  expect(html).toContain(`<head><style>${face}h1{color:red}</style><title>`)
  expect(html.replace(new RegExp(own), '[sheet]')).toContain(
    `</div>${start}[sheet]<script data-start="">//</script><section>`,
  )
})

test('the faces of this machine stand in the head alone; where no styles stand there, in the sheet', async () => {
  const sheetOf = (html: string) => {
    const [, name = ''] = /href="(\/_next\/static\/styles\/\w+\.css)"/.exec(html) ?? []
    return readFileSync(`.next${name.slice('/_next'.length)}`, 'utf8')
  }
  expect(sheetOf(await styled('<main><div><h1>One</h1></div><section><p>Two</p></section></main>'))).toBe(
    'h1{color:red}p{color:blue}',
  )
  expect(sheetOf(await styled('<p>Two</p>'))).toBe(`${face}p{color:blue}`)
})

test('a page without main links to its own sheet where the framework linked to its', async () => {
  const html = await styled('<p>Two</p>')
  expect(html).toMatch(
    /<script type="application\/json"[^>]*>\[\]<\/script><link rel="stylesheet" href="\/_next\/static\/styles\//,
  )
  expect(html).not.toContain('chunks/a.css')
})
