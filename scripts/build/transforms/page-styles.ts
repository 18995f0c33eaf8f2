import { type ChildNode, parse } from 'postcss'
import type { Document } from '../page.ts'
import { withRootProperties } from './root-properties.ts'
import { isLate, type Match, matchOf, type Names, namesIn } from './selector-matches.ts'

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
 * The rules of a style sheet, in order, that can match in this page now or after a state change.
 * @param part `first`: only what the first screen needs
 * @param words names of elements and classes that may be added later
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
