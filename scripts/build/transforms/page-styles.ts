import { type ChildNode, parse } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { type Document, type Element, elementsIn } from '../page.ts'
import { firstScreenOf } from './first-screen.ts'
import { withRootProperties } from './root-properties.ts'

/** What comes to a page later: the loading bar's id, the classes of the library that moves rows, the hotline's element. */
const comesLater = /^(#nprogress$|\.swiper-|orca-chat$)/

/** A selector of such a part: the first frame has none. */
const comesLaterOnly = /^(#nprogress\b|\.swiper-)|\borca-chat\b/

/** What the browser does not draw before it is opened, or at all where script runs. */
const isClosed = (name: string, attributes: Record<string, string>) =>
  name === 'noscript' || 'popover' in attributes || (name === 'dialog' && !('open' in attributes))

/** An attribute that is written by the server and by nobody later: a rule that asks for it asks for the page's own. */
const ownAttribute = 'data-picture'

type Names = ReadonlySet<string>

/** Among the names: they are the first screen's, and what no element of it has by then is not asked for. */
const onlyFirst = '(first)'

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
 * @param first only those of its first screen: what stands before `main` without what opens from it, and the first part
 * of `main`
 */
function namesIn(page: Document, first: boolean): Set<string> {
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
type Match = (names: Names) => boolean

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

function matchOf(selector: string): Match {
  const known = matches.get(selector) ?? ofParts(selectorParser().astSync(selector).first)
  matches.set(selector, known)
  return known
}

/** What the start writes on `html`, before the first frame. */
const comesAtOnce: ReadonlySet<string> = new Set(['data-unit-waits'])

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

/** A sheet as it is written again: rules by their selectors, blocks of rules, animations by name, and the rest as it is. */
type Part =
  | { kind: 'rule'; selectors: { text: string; match: Match; waits: boolean }[]; body: string }
  | { kind: 'block'; head: string; parts: Part[] }
  | { kind: 'animation'; name: string; text: string }
  | { kind: 'other'; text: string }

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, match: matchOf(text), waits: isLate(text) }))
    return { kind: 'rule', selectors, body: node.nodes.map(String).join(';') }
  }
  if (node.type === 'atrule' && node.name.endsWith('keyframes'))
    return { kind: 'animation', name: node.params, text: String(node) }
  if (node.type === 'atrule' && node.nodes?.some(({ type }) => type !== 'decl'))
    return { kind: 'block', head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) }
  return { kind: 'other', text: node.type === 'atrule' && !node.nodes ? `${node};` : String(node) }
}

const isLate = (selector: string) =>
  comesLaterOnly.test(selector) || waitsForAct(selectorParser().astSync(selector).first)

const sheets = new Map<string, Part[]>()

function partsOf(css: string): Part[] {
  const known = sheets.get(css) ?? parse(css).nodes.map(partOf)
  sheets.set(css, known)
  return known
}

/** A part as it is written, and what an animation is called: whether one is written is known when all that may run it is. */
type Text = string | { animation: string; text: string }

/** @param first without what waits for the visitor's act */
function textsOf(parts: readonly Part[], names: Names, first: boolean): Text[] {
  return parts.flatMap((part): Text[] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(({ match, waits }) => !(first && waits) && match(names))
      return selectors.length > 0 ? [`${selectors.map(({ text }) => text).join(',')}{${part.body}}`] : []
    }
    if (part.kind === 'block') {
      const inside = textsOf(part.parts, names, first)
      return inside.length > 0 ? [`${part.head}{`, ...inside, '}'] : []
    }
    return part.kind === 'animation' ? [{ animation: part.name, text: part.text }] : [part.text]
  })
}

/**
 * Of a style sheet, in its order, the rules that can match in this page as it stands or by a state it may come to.
 * @param part `first`: only what the first screen needs
 * @param words names of elements and classes that may come later
 */
export function usedStyles(
  css: string,
  page: Document,
  part: 'all' | 'first' = 'all',
  words: ReadonlySet<string> = new Set(),
): string {
  const names = namesIn(page, part === 'first')
  for (const word of words) for (const mark of ['', '.', '#']) names.add(`${mark}${word}`)
  // Paper, a system's own colours, a window too low for a first screen and all movement wait for the whole sheet.
  const isLater = (one: Part) =>
    one.kind === 'block'
      ? /^@media (print|\(forced-colors|\(prefers-reduced-motion|\(max-height: ?320px)|^@supports .*\banimation-timeline:/.test(
          one.head,
        )
      : one.kind === 'other' && one.text.startsWith('@page')
  const first = part === 'first'
  const parts = first ? partsOf(css).filter((one) => !isLater(one)) : partsOf(css)
  const texts = textsOf(parts, names, first)
  const still = texts.filter((text) => typeof text === 'string').join('')
  // An animation is named where it runs, or in a custom property that is used there.
  const running = [...still.matchAll(/(?:animation(?:-name)?|--[\w-]+):([^;}]*)/g)].map(([, value]) => value).join(' ')
  const runs = (animation: string) => new RegExp(`(^|[\\s,])${animation}($|[\\s,])`).test(running)
  const used = texts
    .flatMap((text) => (typeof text === 'string' ? text : runs(text.animation) ? text.text : []))
    .join('')
  if (!first) return used
  const ofRoot = withRootProperties(used.replaceAll(unseen, ''), page)
  return ofRoot.replaceAll(spaceAfterComma, (_, quoted = ',') => quoted)
}

/** Outside quotes: a value with `var()` in it keeps its spaces through the minifier. */
const spaceAfterComma = /("[^"]*")|,\s+/g
/** Declarations that change nothing of a frame in which nobody has acted; the whole sheet has them again. */
const unseen =
  /(?<=[{;])(?:transition|cursor|outline(?:-offset)?|scroll-padding[\w-]*|overscroll-behavior|pointer-events|forced-color-adjust):[^;{}]*(?:;|(?=\}))/g
