import { hasA } from '../next-output.ts'
import { type Document, elementsBelow } from '../page.ts'

const word = /[\w-]+/g

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a` to `Z`, then `aa`, `ab` … */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? shortName(rest - 1) : '') + letters[index % letters.length]
}

/**
 * Gives the classes of a page names of one or two letters, which saves 0.8 KB a page.
 * @param kept names that the page's islands write themselves
 * @returns renames the classes in a text of HTML or CSS
 */
export function shortClassNames(page: Document, kept: ReadonlySet<string> = new Set()): (text: string) => string {
  const uses = new Map<string, number>()
  for (const { attribs } of elementsBelow(page))
    for (const name of attribs.class?.split(' ') ?? []) uses.set(name, (uses.get(name) ?? 0) + 1)
  // What stands most often gets the shortest.
  const long = [...uses]
    .filter(([name]) => hasA('module class', name) && !kept.has(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)
  const names = new Map(long.map((name, index) => [name, shortName(index)]))
  return (text) => text.replace(word, (name) => names.get(name) ?? name)
}
