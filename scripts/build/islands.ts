import { readFileSync } from 'node:fs'
import type { IslandData, IslandList } from '#components/islands/island-data.ts'
import { clientFile, clientModule } from './client-modules.ts'
import { readFlight } from './flight.ts'
import { type IslandTrees, islandTrees } from './island-trees.ts'
import { type Document, elementsBelow, type Page } from './page.ts'
import { withoutFetchedFaces } from './transforms/fetched-faces.ts'
import { usedStyles } from './transforms/page-styles.ts'
import { withPictureNames } from './transforms/picture-names.ts'
import { keepSheet, linkedStyles, sheetLinks } from './transforms/sheets.ts'
import { frameworkData } from './transforms/start-on-intent.ts'
import { keepStartFile, moduleLoader, type Part, partOf, programOf, sourcesOf } from './turbopack-modules.ts'

/** Holds `hydrateIsland`; every page of the framework's has it by the layout. */
const hydrator = 'components/islands/hydrate-island.tsx'

const hydrate = clientModule(hydrator)
const react = partOf([hydrate])

/** Address of what all islands start with: React, what makes them live, and the loader of modules. */
export const islandRuntime = keepStartFile(moduleLoader() + programOf(react), 'js')

/** What the layout has beside the page: it makes islands live, and brings the page script where the framework renders. */
const besidePage = [hydrator, 'components/site/page-script.tsx']

/** A component of ours outside of all islands would be dead: nothing there is ever hydrated. */
function refuseOutside(modules: ReadonlySet<number>): void {
  const files = [...modules].flatMap((module) => clientFile(module) ?? []).filter((file) => !besidePage.includes(file))
  if (files.length === 0) return
  throw new Error(`No <Island> stands around ${files.join(', ')}: nothing would answer (components/islands/island.tsx)`)
}

export interface PageIslands extends IslandTrees {
  parts: ReadonlyMap<string, Part>
  /** Every word in their code and props, the names of their classes among them. */
  words: ReadonlySet<string>
}

const words = new Map<string, ReadonlySet<string>>()

/** The words of a module, read once: most pages share most modules. */
function wordsIn(source: string): ReadonlySet<string> {
  const found = words.get(source) ?? new Set(source.match(/[\w-]+/g))
  words.set(source, found)
  return found
}

/** Finds the islands of a prerendered page; nothing where it has none. */
export async function islandsOf(page: Pick<Page, 'document' | 'path'>): Promise<PageIslands | undefined> {
  const found = islandTrees(await readFlight(frameworkData(page)))
  refuseOutside(found.outside)
  const names = [...found.modules.keys()]
  const drawn = new Set(elementsBelow(page.document).map(({ attribs }) => attribs['data-island']))
  for (const name of names) if (!drawn.has(name)) throw new Error(`the island ${name} is not in its page`)
  if (names.length === 0) return undefined
  const parts = new Map([...found.modules].map(([name, modules]) => [name, partOf(modules, react)]))
  const texts = [JSON.stringify(found.trees), ...[...parts.values()].flatMap(sourcesOf)]
  return { ...found, parts, words: new Set(texts.flatMap((text) => [...wordsIn(text)])) }
}

/** Rules of a page's sheets, and of those that its islands load later, for what stands there and what the islands may show. */
function stylesOf(page: Document, { parts, words }: PageIslands): string {
  const linked = new Set(sheetLinks(page).map(({ attribs }) => attribs.href?.replace(/^.*\/|\?.*$/g, '')))
  const isLater = (file: string) => file.endsWith('.css') && !linked.has(file)
  const later = new Set([...parts.values()].flatMap((part) => [...part.later].filter(isLater)))
  const sheets = [linkedStyles(page), ...[...later].map((file) => readFileSync(`.next/static/chunks/${file}`, 'utf8'))]
  return usedStyles(withoutFetchedFaces(sheets.join('\n')), page, 'all', words)
}

/**
 * Writes the files that a page's islands load. `page` still links the framework's sheets; `rename` shortens class names.
 * @returns their addresses
 */
export function keepIslands(page: Document, islands: PageIslands, rename: (css: string) => string): IslandList {
  const { components, trees, parts } = islands
  const data: IslandData = { hydrate, components, trees }
  return {
    data: keepStartFile(withPictureNames(JSON.stringify(data)), 'json'),
    styles: keepSheet(rename(stylesOf(page, islands))),
    code: Object.fromEntries([...parts].map(([name, part]) => [name, keepStartFile(programOf(part), 'js')])),
  }
}
