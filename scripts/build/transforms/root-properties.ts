import { type Document, firstOf, written } from '../page.ts'

const propertySet = /(?<=[{;])(--[\w-]+):([^;{}]*)/g
const property = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g

/** The rules with what the page's language sets in place of `:root`'s; elements of another language keep theirs. */
function ofOneLanguage(css: string, language: string): string {
  const [rule, own] = new RegExp(`(?<=^|[{}]):lang\\(${language}\\)\\{((?:--[^{}:]+:[^{}]*?)+)\\}`).exec(css) ?? []
  if (!rule || !own) return css
  const anew = new Set([...`{${own}`.matchAll(propertySet)].map(([, name]) => name))
  const [root = ''] = /^:root\{[^{}]*\}/.exec(css) ?? []
  const others = root.replaceAll(property, (declaration, name) => (anew.has(name) ? '' : declaration))
  return css.replace(rule, '').replace(root, `${others.slice(0, -1).replace(/(?<=[^{;])$/, ';')}${own}}`)
}

/** Replaces custom properties that only `:root` sets, once, by their values: fewer bytes, no lookups before the first frame. */
function withRootValues(css: string): string {
  const set = [...css.matchAll(propertySet)].map(([, name]) => name)
  const [, root = ''] = /^:root(\{[^{}]*)\}/.exec(css) ?? []
  const values = new Map(
    [...root.matchAll(propertySet)].flatMap(([, name = '', value = '']): [string, string][] =>
      set.filter((one) => one === name).length === 1 ? [[name, value]] : [],
    ),
  )
  const read = css.replaceAll(/var\((--[\w-]+)\)/g, (text, name: string) => values.get(name) ?? text)
  return read === css ? css : withRootValues(read)
}

/** What a text reads, a style's or a drawing's in the page. */
const readIn = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))

/** The same rules without the custom properties that neither they nor the markup read; those may have been all that read others. */
function withoutUnreadProperties(css: string, inMarkup: ReadonlySet<string | undefined>): string {
  const read = new Set([...readIn(css), ...inMarkup])
  const kept = css.replace(property, (declaration, name) => (read.has(name) ? declaration : ''))
  return kept === css ? css.replaceAll(/[^{}]*\{\}/g, '') : withoutUnreadProperties(kept, inMarkup)
}

/**
 * The rules of the first frame with as few custom properties as possible. The whole sheet, loaded later, has all of them.
 * @param page its language decides values, and its markup may read properties itself
 */
export function withRootProperties(css: string, page: Document): string {
  const inMarkup = readIn(written(page, 'style'))
  const language = firstOf(page, 'html')?.attribs.lang ?? ''
  const bare = withoutUnreadProperties(ofOneLanguage(css, language), inMarkup)
  return withoutUnreadProperties(withRootValues(bare), inMarkup)
}
