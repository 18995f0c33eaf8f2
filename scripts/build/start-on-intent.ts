import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
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

/** An element that only the framework makes live (`components/page-script/islands.ts`). */
const island = /\sdata-(?:island|replay)[\s=>]/

/** What the start of a page brings later. */
export interface Brought {
  /** Address of the page script. */
  pageScript: string
  /** Address of the sheet of faces. */
  fonts: string
  /** Keeps the framework's data in a file of its own and gives its address. */
  keepData: (script: string) => string
}

/**
 * The same prerendered page, but it runs nothing until its visitor acts, and the framework only where a part of the page
 * needs it (docs/decisions/001).
 */
export function startOnIntent(html: string, { pageScript, fonts, keepData }: Brought): string {
  const scripts = [...html.matchAll(frameworkScript)].map(([, src, attributes = '']) => ({
    src,
    id: /\bid="([^"]+)"/.exec(attributes)?.[1],
  }))
  if (scripts.length === 0) throw new Error('no framework script found: has the form of the HTML changed?')
  const data: string[] = []
  const bare = html
    .replace(frameworkScript, '')
    .replace(scriptPreload, '')
    .replace(withoutModules, '')
    .replace(manifestLink, '')
    .replace(deferredScript, '<script data-src="')
    .replace(inlineScript, (script, text: string) => {
      if (!pushes.test(text)) return script
      data.push(text)
      return ''
    })
  if (data.length === 0) throw new Error('no data of the framework found: has the form of the HTML changed?')
  const framework = island.test(bare) ? [{ src: keepData(data.join(';\n')) }, ...scripts] : undefined
  const features = { units: /\bname="units"/.test(bare), laterScript: bare.includes('<script data-src="') }
  const start = `${starter(pageScript, fonts, features)}${framework ? listed(framework) : ''}`
  const withoutScript = `<noscript data-start=""><link rel="stylesheet" href="${fonts}"/></noscript>`
  // Before the stylesheets: after them it would wait for them, the parser with it, and WebKit uses that time to fetch
  // every picture of the page, lazy ones included.
  return bare
    .replace(/<link rel="stylesheet"|<\/head>/, (place) => start + place)
    .replace('</body>', (place) => withoutScript + place)
}

const starters = new Map<string, string>()

/** What the start has to do on some pages only. */
interface Features {
  /** The page lets its reader choose a unit of area. */
  units: boolean
  /** A script comes by itself after the page has loaded. */
  laterScript: boolean
}

function starter(pageScript: string, fonts: string, { units, laterScript }: Features): string {
  const key = `${fonts} ${units} ${laterScript}`
  const known = starters.get(key)
  if (known) return known
  const define = {
    PAGE_SCRIPT: JSON.stringify(pageScript),
    FONT_SHEET: JSON.stringify(fonts),
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

function listed(framework: object): string {
  return `<script type="application/json" id="orca-framework">${JSON.stringify(framework).replaceAll('<', '\\u003c')}</script>`
}
