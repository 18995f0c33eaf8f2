const classAttribute = /(?<=\sclass=")[^"]+(?=")/g

/** A class of a style module as the framework names it: six characters of a hash, and what it is called in the module. */
const moduleClass = /^_?[\w-]{6}_[A-Za-z]\w*$/
const word = /[\w-]+/g

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a` to `Z`, then `aa`, `ab` … */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? shortName(rest - 1) : '') + letters[index % letters.length]
}

export interface ShortClassNames {
  /** The same HTML or CSS with the short names of this page. */
  rename: (text: string) => string
  /** A program that gives each element the name that the framework knows it by, beside the short one. */
  program: string
}

/**
 * Names of a letter or two for the classes of one page: the framework's own are as good as random, and weighed 0.8 KB a page.
 * The framework writes elements of its own by its long names and brings its own sheets, so what stands in the page is given
 * both before it starts (`program`): rules of either name reach every element then, and rules that join two of them.
 */
export function shortClassNames(html: string): ShortClassNames {
  const uses = new Map<string, number>()
  for (const [names] of html.matchAll(classAttribute))
    for (const name of names.split(' ')) uses.set(name, (uses.get(name) ?? 0) + 1)
  // What stands most often gets the shortest.
  const long = [...uses]
    .filter(([name]) => moduleClass.test(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)
  const names = new Map(long.map((name, index) => [name, shortName(index)]))
  const both = JSON.stringify(Object.fromEntries(long.map((name, index) => [shortName(index), name])))
  return {
    rename: (text) => text.replace(word, (name) => names.get(name) ?? name),
    program: `(n=>{for(const e of document.querySelectorAll("[class]"))for(const c of[...e.classList])if(Object.hasOwn(n,c))e.classList.add(n[c])})(${both});`,
  }
}
