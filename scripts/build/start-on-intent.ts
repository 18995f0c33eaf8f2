import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { IslandList } from '#components/islands/island-data.ts'
import { barTemplate } from '#lib/browser/navigation/bar-template'
import { browserFloor } from '../../widget/browser-floor.ts'

const source = readFileSync(new URL('start-on-intent.client.js', import.meta.url), 'utf8')

const frameworkScript =
  /<script\b(?=[^>]*\bsrc="(\/_next\/static\/[^"]+\.js[^"]*)")(?=[^>]*\basync\b)([^>]*)><\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g

/** Polyfills for browsers without modules, which run nothing else of a page either: the page script is one. */
const withoutModules = /<script\b(?=[^>]*\bnoModule=)[^>]*><\/script>/g

/** Where a script that needs no act is asked for: the hotline's (`components/site/hotline-widget.tsx`). */
const deferredScript = /<script defer="" src="/g

/** Fetched by the browser with the first screen's picture; the page script adds it. */
const manifestLink = /<link rel="manifest"[^>]*>/

const inlineScript = /<script(?:| id="_R_")>([\s\S]*?)<\/script>/g

/** What the framework's inline scripts push: the page's data, and its chunks. */
const pushes = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\])/

/** What the start of a page brings later. */
export interface Brought {
  /** Address of the page script. */
  pageScript: string
  /** Address of the sheet of faces. */
  fonts: string
  /** What the page's islands consist of. */
  islands: IslandList | undefined
}

/** The texts of a page that hold what the framework would read of it. */
export function frameworkData(html: string): string[] {
  const data = [...html.matchAll(inlineScript)].flatMap(([, text = '']) => (pushes.test(text) ? [text] : []))
  if (data.length === 0) throw new Error('no data of the framework found: has the form of the HTML changed?')
  return data
}

/**
 * The same prerendered page, but it runs nothing until its visitor acts, and of the framework only what an island of it
 * needs (docs/decisions/001).
 */
export function startOnIntent(html: string, { pageScript, fonts, islands }: Brought): string {
  if (html.search(frameworkScript) < 0) throw new Error('no framework script found: has the form of the HTML changed?')
  const bare = html
    .replace(frameworkScript, '')
    .replace(scriptPreload, '')
    .replace(withoutModules, '')
    .replace(manifestLink, '')
    .replace(deferredScript, '<script data-src="')
    .replace(inlineScript, (script, text: string) => (pushes.test(text) ? '' : script))
  const features: Features = {
    atOnce: bare.includes('data-starts="at-once"'),
    units: /\bname="units"/.test(bare),
    laterScript: bare.includes('<script data-src="'),
  }
  const start = `${starter(pageScript, fonts, features)}${islands ? listed(islands) : ''}`
  const withoutScript = `<noscript><link rel="stylesheet" href="${fonts}"/></noscript>`
  // Before the stylesheets: after them it would wait for them, the parser with it, and WebKit uses that time to fetch
  // every picture of the page, lazy ones included.
  return bare
    .replace(/<link rel="stylesheet"|<\/head>/, (place) => start + place)
    .replace('</body>', (place) => withoutScript + place)
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
}

function starter(pageScript: string, fonts: string, { atOnce, units, laterScript }: Features): string {
  const key = `${fonts} ${atOnce} ${units} ${laterScript}`
  const known = starters.get(key)
  if (known) return known
  const define = {
    PAGE_SCRIPT: JSON.stringify(pageScript),
    FONT_SHEET: JSON.stringify(fonts),
    STARTS_AT_ONCE: JSON.stringify(atOnce),
    HAS_UNITS: JSON.stringify(units),
    HAS_LATER_SCRIPT: JSON.stringify(laterScript),
    BAR_TEMPLATE: JSON.stringify(barTemplate),
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
