import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const folder = '.next/static/styles'

/** A sheet of the framework's in a page; those that are kept here are none. */
export const linkedSheet = /<link rel="stylesheet" href="(\/_next\/static\/(?!styles\/)[^"]+\.css)[^"]*"[^>]*>/g

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/** The styles of the sheets a page links to, in their order. */
export function linkedStyles(html: string): string {
  return [...html.matchAll(linkedSheet)]
    .map(([, href = '']) => readFileSync(`.next${href.slice('/_next'.length)}`, 'utf8'))
    .join('\n')
}

/** Leaves a sheet under a name of its content and gives its address. */
export function keepSheet(css: string): string {
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`
  writeFileSync(`${folder}/${name}`, css)
  return `/_next/static/styles/${name}`
}
