import { readFileSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { type Locale, locales } from '#lib/i18n/locales'
import { type Element, firstOf, isElement, type Node } from '../build/page.ts'
import { headOf } from '../build/page-head.ts'
import { prerenderedPages } from '../build/prerendered.ts'

export interface PageText {
  path: string
  locale: Locale
  title: string
  description: string
  indexed: boolean
  /** Whether it shows areas of which a reader cannot choose the unit. */
  fixedAreas: boolean
  /** Each paragraph, cell, heading or label of the page's own part, in reading order. */
  blocks: readonly string[]
}

/** Tags within a sentence; what stands in any other is a text of its own. */
const inSentence = new Set('b strong em i sup sub wbr abbr code'.split(' '))
const unread = new Set('script style template pre'.split(' '))

/** A word of another language, or quoted code. */
const isForeign = ({ attribs, children }: Element) =>
  (/^(?:en|zh|zh-CN)$/.test(attribs.lang ?? '') || attribs.translate === 'no') && !children.some(isElement)

function written(node: Node): string {
  if (!isElement(node)) return node.type === 'text' && 'data' in node ? node.data : ''
  if (unread.has(node.name) || isForeign(node)) return ' '
  const inside = node.children.map(written).join('')
  return inSentence.has(node.name) || 'data-range' in node.attribs ? inside : `\n${inside}\n`
}

/** What a page says in its `main`, block by block; what it marks as another language, and quoted code, left out. */
function blocksOf(html: string): string[] {
  const main = firstOf(parseDocument(html), 'main')
  const texts = main ? written(main).split('\n') : []
  return texts.map((text) => text.replaceAll(/[ \t]+/g, ' ').trim()).filter(Boolean)
}

/** The pages of the last build that visitors can read, in both languages. */
export function builtPages(): PageText[] {
  return prerenderedPages().flatMap(({ file, path }) => {
    const locale = locales.find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
    if (!locale) return []
    const html = readFileSync(file, 'utf8')
    const { title, description, robots } = headOf(html)
    const fixedAreas = html.includes(' data-area="') && !html.includes(' name="units"')
    return [
      { path, locale, title, description, indexed: !robots.includes('noindex'), fixedAreas, blocks: blocksOf(html) },
    ]
  })
}
