import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { usedStyles } from './page-styles.ts'

const folder = '.next/static/styles'
const sheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)[^"]*"[^>]*>/g
const fontPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*>/g

/** The hero fills the first screen, so that what comes under it is not seen at once. */
const isCovered = (html: string) =>
  /<main\b[^>]*data-theme="darkHero"/.test(html) && !html.includes('data-height="low"')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/** The styles of the sheets a page links to, in their order. */
function linkedStyles(html: string): string {
  return [...html.matchAll(sheet)]
    .map(([, href = '']) => readFileSync(`.next${href.slice('/_next'.length)}`, 'utf8'))
    .join('\n')
}

function written(css: string): string {
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`
  writeFileSync(`${folder}/${name}`, css)
  return `/_next/static/styles/${name}`
}

/**
 * The same page with styles of its own: one sheet of the rules it uses. Under a hero that fills the window the first
 * screen's rules stand in the page, and the sheet, which has them again in their order, holds no frame up:
 * `start-on-intent.client.js` loads it, without script the browser does. The framework brings its own sheets when it
 * starts, after this one. Fonts are never in the way: the text shows in a face of the same measures until they come.
 */
export function withOwnStyles(html: string): string {
  const linked = linkedStyles(html)
  if (!linked) return html
  const address = written(usedStyles(linked, html))
  const link = `<link rel="stylesheet" href="${address}" data-precedence="next"/>`
  const sheetless = html.replace(fontPreload, '')
  let first = true
  const linkOnce = () => {
    const place = first && !isCovered(html) ? link : ''
    first = false
    return place
  }
  const bare = sheetless.replace(sheet, linkOnce)
  if (!isCovered(html)) return bare
  // Before the start, whose sheet then stands after it, as the same rules in one sheet would.
  const shown = `<style>${usedStyles(linked, html, 'first')}</style><noscript>${link}</noscript>`
  return bare
    .replace(/<html[^>]*/, (open) => `${open} data-styles="${address}"`)
    .replace('<script>', (start) => shown + start)
}
