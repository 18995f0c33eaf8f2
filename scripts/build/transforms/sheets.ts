import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isA } from '../next-output.ts'
import { type Document, type Element, elementsBelow } from '../page.ts'

const folder = '.next/static/styles'

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/** The links to the framework's sheets in a page; those that are kept here are none. */
export const sheetLinks = (page: Document): Element[] =>
  elementsBelow(page).filter((element) => isA('sheet link', element))

const read = new Map<string, string>()

function textOf(address: string): string {
  const file = `.next${new URL(address, 'http://build').pathname.slice('/_next'.length)}`
  const text = read.get(file) ?? readFileSync(file, 'utf8')
  read.set(file, text)
  return text
}

export const linkedStyles = (page: Document): string =>
  sheetLinks(page)
    .map(({ attribs }) => textOf(attribs.href ?? ''))
    .join('\n')

/** Leaves a sheet under a name of its content and gives its address. */
export function keepSheet(css: string): string {
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  writeFileSync(`${folder}/${name}`, css)
  return `/_next/static/styles/${name}`
}
