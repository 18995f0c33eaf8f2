import selectorParser from 'postcss-selector-parser'
import { type Document, type Element, elementsIn } from '../page.ts'
import { firstScreenOf } from './first-screen.ts'

/** What comes to a page later: the loading bar's id, the classes of the library that moves rows, the hotline's element. */
const comesLater = /^(#nprogress$|\.swiper-|orca-chat$)/

/** A selector of such a part: the first frame has none. */
const comesLaterOnly = /^(#nprogress\b|\.swiper-)|\borca-chat\b/

/** What the browser does not draw before it is opened, or at all where script runs. */
const isClosed = (name: string, attributes: Record<string, string>) =>
  name === 'noscript' || 'popover' in attributes || (name === 'dialog' && !('open' in attributes))

/** An attribute that is written by the server and by nobody later: a rule that asks for it asks for the page's own. */
const ownAttribute = 'data-picture'

export type Names = ReadonlySet<string>

/** Among the names: they are the first screen's, and what no element of it has by then is not asked for. */
const onlyFirst = '(first)'

/** What the start writes on `html`, before the first frame. */
const comesAtOnce: ReadonlySet<string> = new Set(['data-unit-waits'])

function addAttribute(names: Set<string>, name: string, value: string): void {
  names.add(`[${name}]`)
  names.add(`[${name}=${value}]`)
  if (name !== 'lang') return
  // A range asks for all that it begins: `:lang(zh)` for `zh-CN`.
  const subtags = value.split('-')
  for (let count = 1; count <= subtags.length; count++) names.add(`:lang(${subtags.slice(0, count).join('-')})`)
}

/** Whether an element of the first screen has the attribute or the language that a selector asks for. */
function asksForGiven(node: selectorParser.Node, names: Names): boolean {
  if (node.type === 'pseudo' && node.value === ':lang') return names.has(`:lang(${node.nodes.join()})`)
  if (node.type !== 'attribute' || comesAtOnce.has(node.attribute)) return true
  return names.has(node.operator === '=' ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`)
}

/**
 * Every element name (`p`), class (`.m_text`), id (`#top`) and picture (`data-picture=canal`) of a page.
 * @param first only those of the first screen: before `main` without popovers, and the first part of `main`
 */
export function namesIn(page: Document, first: boolean): Set<string> {
  const names = new Set<string>(['*', ...(first ? [onlyFirst] : [])])
  const shown = first ? firstScreenOf(page) : undefined
  let isPast = false

  function walk(element: Element): void {
    if (isPast || (first && isClosed(element.name, element.attribs))) return
    names.add(element.name.toLowerCase())
    for (const one of (element.attribs.class ?? '').split(/\s+/)) if (one) names.add(`.${one}`)
    if (element.attribs.id) names.add(`#${element.attribs.id}`)
    const own = element.attribs[ownAttribute]
    if (own) names.add(`${ownAttribute}=${own}`)
    if (first)
      for (const [name, value] of Object.entries(element.attribs)) addAttribute(names, name.toLowerCase(), value)
    for (const child of elementsIn(element)) walk(child)
    if (element === shown) isPast = true
  }
  for (const element of elementsIn(page)) walk(element)
  return names
}

/** Whether a selector can match in a page with these names. States and attributes come and go: they are not asked. */
export type Match = (names: Names) => boolean

const matches = new Map<string, Match>()

const named =
  (name: string): Match =>
  (names) =>
    names.has(name) || comesLater.test(name)

function ofParts(selector: selectorParser.Selector): Match {
  const parts: Match[] = []
  for (const node of selector.nodes) {
    if (node.type === 'class') parts.push(named(`.${node.value}`))
    if (node.type === 'id') parts.push(named(`#${node.value}`))
    if (node.type === 'tag') parts.push(named(node.value.toLowerCase()))
    if (node.type === 'attribute' && node.attribute === ownAttribute && node.value)
      parts.push(named(`${ownAttribute}=${node.value}`))
    parts.push((names) => !names.has(onlyFirst) || asksForGiven(node, names))
    if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value)) {
      const inner = node.nodes.map(ofParts)
      parts.push((names) => inner.some((match) => match(names)))
    }
  }
  return (names) => parts.every((match) => match(names))
}

export function matchOf(selector: string): Match {
  const known = matches.get(selector) ?? ofParts(selectorParser().astSync(selector).first)
  matches.set(selector, known)
  return known
}

/** States that nobody's first frame is in: the pointer is nowhere, nothing is focused, opened or chosen yet. */
const comesWithAct =
  /^::?(hover|active|focus|focus-visible|focus-within|popover-open|open|modal|disabled|selection|backdrop|target)$/

/** Whether a selector matches only once the visitor has acted. */
function waitsForAct(selector: selectorParser.Selector): boolean {
  return selector.nodes.some(
    (node) =>
      node.type === 'pseudo' &&
      (comesWithAct.test(node.value) || (/^:(is|where|has)$/.test(node.value) && node.nodes.every(waitsForAct))),
  )
}

/** Whether a selector's parts come later than the first frame, or by the visitor's act. */
export const isLate = (selector: string) =>
  comesLaterOnly.test(selector) || waitsForAct(selectorParser().astSync(selector).first)
