import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { IslandList } from '#components/islands/island-data.ts'
import { barTemplate } from '#lib/browser/navigation/bar-template'
import * as shell from '#lib/protocol/shell'
import { browserFloor } from '../../../widget/browser-floor.ts'
import { hasA, isA, must } from '../next-output.ts'
import { type Element, elementsBelow, firstOf, insert, type Page, remove, textOf } from '../page.ts'

const source = readFileSync(new URL('start-on-intent.client.js', import.meta.url), 'utf8')

/** What the start of a page brings later. */
export interface Brought {
  pageScript: string
  fonts: string
  islands: IslandList | undefined
}

/** The texts of a page that hold what the framework would read of it. */
export function frameworkData({ document, path }: Pick<Page, 'document' | 'path'>): string[] {
  const data = elementsBelow(document).filter(isData).map(textOf)
  must(data.length > 0, 'pushed data', path)
  return data
}

const isData = (element: Element) => isA('inline script', element) && hasA('pushed data', textOf(element))

/** What the framework would run or fetch, and what it has fetched early. */
const isOfFramework = (element: Element) =>
  isA('framework script', element) ||
  isA('script preload', element) ||
  // Browsers without modules run nothing else of a page either: the page script is one.
  isA('polyfill script', element) ||
  // Fetched by the browser with the first screen's picture; the page script adds it.
  isA('manifest link', element) ||
  isData(element)

/** Has a page run nothing until its visitor acts, and then only what its islands need (docs/decisions/001). */
export function startOnIntent(page: Page, { pageScript, fonts, islands }: Brought): void {
  const elements = elementsBelow(page.document)
  must(
    elements.some((element) => isA('framework script', element)),
    'framework script',
    page.path,
  )
  const features: Features = { atOnce: false, units: false, laterScript: false, hero: false }
  for (const element of elements) {
    if (element.attribs['data-starts'] === 'at-once') features.atOnce = true
    if (element.attribs.name === 'units') features.units = true
    if (isA('urgent picture', element)) features.hero = true
    if (isOfFramework(element)) remove(element)
    else if (isA('deferred script', element)) {
      // A script that needs no act: the hotline's (`components/site/hotline-widget.tsx`).
      const { defer: _, src, ...others } = element.attribs
      element.attribs = { 'data-src': src ?? '', ...others }
      features.laterScript = true
    }
  }
  const start = `${starter(pageScript, fonts, features)}${islands ? listed(islands) : ''}`
  const [head, body] = [firstOf(page.document, 'head'), firstOf(page.document, 'body')]
  // Before the stylesheets: after them it would wait for them, the parser with it, and WebKit uses that time to fetch
  // every picture of the page, lazy ones included.
  const sheet = elementsBelow(page.document).find(
    ({ name, attribs }) => name === 'link' && attribs.rel === 'stylesheet',
  )
  if (sheet) page.start = insert(start, 'before', sheet)
  else if (head) page.start = insert(start, 'last in', head)
  if (body) insert(`<noscript><link rel="stylesheet" href="${fonts}"/></noscript>`, 'last in', body)
}

const starters = new Map<string, string>()

/** What the start has to do on some pages only. */
interface Features {
  /** An island of it starts with the page. */
  atOnce: boolean
  /** The page lets its reader choose a unit of area. */
  units: boolean
  /** A script comes by itself after the page has loaded. */
  laterScript: boolean
  /** A picture is to be shown first. */
  hero: boolean
}

function starter(pageScript: string, fonts: string, { atOnce, units, laterScript, hero }: Features): string {
  const key = `${fonts} ${atOnce} ${units} ${laterScript} ${hero}`
  const known = starters.get(key)
  if (known) return known
  const define = {
    PAGE_SCRIPT: JSON.stringify(pageScript),
    FONT_SHEET: JSON.stringify(fonts),
    STARTS_AT_ONCE: JSON.stringify(atOnce),
    HAS_UNITS: JSON.stringify(units),
    HAS_LATER_SCRIPT: JSON.stringify(laterScript),
    HAS_HERO: JSON.stringify(hero),
    BAR_TEMPLATE: JSON.stringify(barTemplate),
    ...Object.fromEntries(Object.entries(shell).map(([name, word]) => [`shell.${name}`, JSON.stringify(word)])),
  }
  const { code } = transformSync(source, {
    minify: true,
    treeShaking: true,
    format: 'iife',
    target: browserFloor,
    define,
  })
  const made = `<script>${code.trim()}</script>`
  starters.set(key, made)
  return made
}

function listed(islands: IslandList): string {
  return `<script type="application/json" id="orca-islands">${JSON.stringify(islands).replaceAll('<', '\\u003c')}</script>`
}
