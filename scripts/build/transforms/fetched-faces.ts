/** A face that has to be fetched; those of this machine stay with the styles. */
const fetchedFace = /@font-face\{[^{}]*\burl\([^{}]*\}/g

/** Of some styles all but their faces. */
export const withoutFaces = (css: string): string => css.replace(/@font-face\{[^{}]*\}/g, '')

/** A custom property that holds a list of faces: `--font-sans:"instrumentSans",SansArial`. */
const listOfFaces = /(--[\w-]+):("[^"]+")((?:,[^;}]*)?);?/g

function fetchedFamilies(css: string): Set<string> {
  const names = (css.match(fetchedFace) ?? []).map((face) => /font-family:"?([^;"}]+)/.exec(face)?.[1])
  return new Set(names.map((name) => `"${name}"`))
}

/** The faces of some styles that have to be fetched, with the lists that begin with one. */
export function fetchedFaces(css: string): string {
  const families = fetchedFamilies(css)
  const lists = [...css.matchAll(listOfFaces)].flatMap(([, name, family = '', others]) =>
    families.has(family) ? [`${name}:${family}${others}`] : [],
  )
  // The page's own sheet, which has the lists without these families, is linked later in the page.
  return `${(css.match(fetchedFace) ?? []).join('')}:root:root{${lists.join(';')}}`
}

/** The same styles without those faces and their families: a browser asks the system for a family it does not know, which takes 2 ms each. */
export function withoutFetchedFaces(css: string): string {
  const families = fetchedFamilies(css)
  return css.replace(fetchedFace, '').replace(listOfFaces, (list, name, family, others: string) => {
    if (!families.has(family)) return list
    return others ? `${name}:${others.slice(1)};` : ''
  })
}
