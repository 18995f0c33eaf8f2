/**
 * Everything assumed of the output of `next build`, by name. `must` checks one where it is read, `unmet` the rest after the build:
 * if an upgrade of the framework breaks one, the build stops with its name (docs/upgrading.md).
 */
import { existsSync, readFileSync } from 'node:fs'
import type { Element } from './page.ts'

const elements = {
  'framework script': {
    says: 'a page asks for the framework by <script async src="/_next/static/….js">',
    is: ({ name, attribs }) =>
      name === 'script' && 'async' in attribs && /^\/_next\/static\/.+\.js/.test(attribs.src ?? ''),
  },
  'script preload': {
    says: 'it has the framework fetched early by <link rel="preload" as="script">',
    is: ({ name, attribs }) => name === 'link' && attribs.rel === 'preload' && attribs.as === 'script',
  },
  'polyfill script': {
    says: 'what browsers without modules need is a <script noModule>',
    is: ({ name, attribs }) => name === 'script' && 'noModule' in attribs,
  },
  'inline script': {
    says: 'the framework’s inline scripts have no attribute but the id _R_',
    is: ({ name, attribs }) =>
      name === 'script' && Object.entries(attribs).every(([one, value]) => one === 'id' && value === '_R_'),
  },
  'deferred script': {
    says: 'the hotline’s script is written <script defer="" src="…">',
    is: ({ name, attribs }) => name === 'script' && attribs.defer === '' && Object.keys(attribs)[1] === 'src',
  },
  'manifest link': {
    says: 'the web app’s manifest is a <link rel="manifest">',
    is: ({ name, attribs }) => name === 'link' && attribs.rel === 'manifest',
  },
  'sheet link': {
    says: 'styles are linked by <link rel="stylesheet" href="/_next/static/….css" data-precedence="next">',
    is: ({ name, attribs }) =>
      name === 'link' &&
      attribs.rel === 'stylesheet' &&
      attribs['data-precedence'] === 'next' &&
      /^\/_next\/static\/(?!styles\/).+\.css/.test(attribs.href ?? ''),
  },
  'idle connection': {
    says: 'a connection for faces is opened by <link rel="preconnect" href="/">',
    is: ({ name, attribs }) => name === 'link' && attribs.rel === 'preconnect' && attribs.href === '/',
  },
  viewport: {
    says: 'the head names the viewport by <meta name="viewport">',
    is: ({ name, attribs }) => name === 'meta' && attribs.name === 'viewport',
  },
  'urgent picture': {
    says: 'the picture to show first is an <img fetchPriority="high">',
    is: ({ name, attribs }) => name === 'img' && attribs.fetchPriority === 'high',
  },
  'repeated card': {
    says: 'the share card is said again in <meta name="twitter:…">',
    is: ({ name, attribs }) => name === 'meta' && /^twitter:(?!card)/.test(attribs.name ?? ''),
  },
} as const satisfies Record<string, { says: string; is: (element: Element) => boolean }>

const texts = {
  'module class': {
    says: 'a class of a style module is six characters of a hash, _ and its name in the module',
    like: /^_?[\w-]{6}_[A-Za-z]\w*$/,
  },
  'icon version': {
    says: 'an icon’s address ends in ?icon.<hash>.<type>',
    like: /(?<=\/(?:favicon|icon|apple-icon)\.(\w+))\?(?:favicon|icon|apple-icon)\.[\w-]+\.\1(?=$|\\?")/,
  },
  'pushed data': {
    says: 'inline scripts push the page’s data to self.__next_f and its chunks to globalThis["TURBOPACK"]',
    like: /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\])/,
  },
  'modules handed over': {
    says: 'a file of modules begins by handing numbers and functions to globalThis.TURBOPACK',
    like: /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(/,
  },
  'loader of modules': {
    says: 'the program that makes modules sets globalThis.TURBOPACK={push:…}',
    like: /globalThis\.TURBOPACK=\{push:/,
  },
  'client reference': {
    says: 'files of modules are listed in __RSC_MANIFEST of …_client-reference-manifest.js',
    like: /__RSC_MANIFEST/,
  },
  'module asked for': {
    says: 'a module asks for another by .i(number), .r(number) or .A(number)',
    like: /\.[irA]\((\d+)\)/,
  },
  'file loaded later': {
    says: 'it loads a file by the name "static/chunks/…"',
    like: /"static\/chunks\/([^"]+\.(?:js|css))"/,
  },
  worker: {
    says: 'a worker’s files are named beside static/chunks/turbopack-worker',
    like: /static\/chunks\/turbopack-worker/,
  },
} as const

export const files = {
  pages: '.next/server/app',
  chunks: '.next/static/chunks',
  prerenderManifest: '.next/prerender-manifest.json',
  routesManifest: '.next/routes-manifest.json',
} as const

const reader = 'next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.node'

/** What of the framework’s own programs is used, or has to stand in them for what is done to its pages to make sense. */
const programs = {
  'flight reader': {
    says: 'it reads a page’s data by createFromNodeStream',
    file: `${reader}.production.js`,
    text: 'createFromNodeStream',
  },
  'module hooks': {
    says: 'its reader asks for modules by __next_require__ and their files by __next_chunk_load__',
    file: `${reader}.production.js`,
    text: '__next_require__',
  },
  'late content': {
    says: 'React writes what comes late into <div hidden id="S:…">',
    file: 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
    text: '<div hidden id="',
  },
  'kept copies': {
    says: 'a server keeps copies of pages in .next/server/route-cache',
    file: 'next/dist/server/lib/incremental-cache/file-system-cache.js',
    text: 'route-cache',
  },
  'empty shell': {
    says: 'a page that failed is an empty shell with the id __next_error__ (lib/http-server/plain-error-page.ts)',
    file: 'next/dist/server/app-render/app-render.js',
    text: '__next_error__',
  },
  'inner headers': {
    says: 'its answers have headers x-nextjs-… (lib/http-server/complete-headers.ts)',
    file: 'next/dist/client/components/app-router-headers.js',
    text: 'x-nextjs-',
  },
} as const

const met = new Set<string>()

/** The error of an assumption that does not hold any more. */
const broken = (name: string, says: string, where: string) =>
  new Error(`${where}: “${name}” of scripts/build/next-output.ts does not hold any more: ${says}`)

/** Whether an element is such a one. */
export function isA(kind: keyof typeof elements, element: Element): boolean {
  const is = elements[kind].is(element)
  if (is) met.add(kind)
  return is
}

/** Whether a text has such a part. */
export function hasA(kind: keyof typeof texts, text: string): boolean {
  const has = texts[kind].like.test(text)
  if (has) met.add(kind)
  return has
}

/** Each such part of a text, with its groups. */
export function* eachOf(kind: keyof typeof texts, text: string): Generator<RegExpExecArray> {
  for (const found of text.matchAll(new RegExp(texts[kind].like, 'g'))) {
    met.add(kind)
    yield found
  }
}

/** The same text without such parts. */
export function without(kind: keyof typeof texts, text: string): string {
  return hasA(kind, text) ? text.replaceAll(new RegExp(texts[kind].like, 'g'), '') : text
}

/** Throws where what a page or the build has to have is missing. */
export function must(
  condition: unknown,
  kind: keyof typeof elements | keyof typeof texts,
  where: string,
): asserts condition {
  if (!condition) throw broken(kind, { ...elements, ...texts }[kind].says, where)
}

/** Throws where a page, parsed and written again, is not the same. */
export function mustBeTheSame(written: string, html: string, where: string): void {
  if (written !== html)
    throw broken('written by React', 'attributes are in double quotes, and what has no end is closed by />', where)
}

/** Every assumption that the whole build has not met, in words. */
export function unmet(): string[] {
  const found = Object.entries({ ...elements, ...texts }).filter(([name]) => !met.has(name))
  const inPrograms = Object.entries(programs).filter(([, { file, text }]) => {
    const path = `node_modules/${file}`
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(text)
  })
  return [...found, ...inPrograms].map(([name, { says }]) => broken(name, says, 'the build').message)
}
