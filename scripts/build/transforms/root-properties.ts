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

/**
 * The same rules with the values of custom properties that only `:root` sets, and only once, where they are read: shorter, and
 * nothing to look up before the first frame. The whole sheet, which follows, reads the properties again.
 */
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
 * The rules of a page's first frame with as few custom properties as they can do with: shorter, and nothing to look up before
 * that frame. The whole sheet, which follows, has them all again.
 * @param page its language, and what its markup reads itself, as a drawing does with its colours
 */
export function withRootProperties(css: string, page: Document): string {
  const inMarkup = readIn(written(page, 'style'))
  const language = firstOf(page, 'html')?.attribs.lang ?? ''
  const bare = withoutUnreadProperties(ofOneLanguage(css, language), inMarkup)
  return withoutUnreadProperties(withRootValues(bare), inMarkup)
}
