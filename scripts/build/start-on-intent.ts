import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

const source = readFileSync(new URL('start-on-intent.client.js', import.meta.url), 'utf8')
const loader = transformSync(source, { minify: true, format: 'iife', target: 'es2022' }).code.trim()

/** Links of pages are fetched when the pointer rests on them; `/` may answer each visitor differently. */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/', '/api/*', '/pictures/*', '/downloads/*'] } },
          { not: { selector_matches: '[download],[target],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

const frameworkScript =
  /<script\b(?=[^>]*\bsrc="(\/_next\/static\/[^"]+\.js[^"]*)")(?=[^>]*\basync\b)([^>]*)><\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g

const inlineScript = /<script(| id="_R_")>([\s\S]*?)<\/script>/g

/** What the framework's inline scripts push, and onto which list: the page's data, and its chunks. */
const pushes = [
  { list: '__next_f', form: /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s },
  {
    list: 'TURBOPACK',
    form: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
  },
]

/** An inline script that only pushes data, as the data; the start pushes it. Any other script stays what it is. */
function asData(script: string, id: string, text: string): string {
  for (const { list, form } of pushes) {
    const pushed = form.exec(text)?.[1]
    if (pushed === undefined) continue
    JSON.parse(pushed)
    return `<script${id} type="application/json" data-start="${list}">${pushed}</script>`
  }
  return script
}

/** The same prerendered page, but it runs the framework only when its visitor acts (docs/decisions/001). */
export function startOnIntent(html: string): string {
  const scripts = [...html.matchAll(frameworkScript)].map(([, src, attributes = '']) => ({
    src,
    id: /\bid="([^"]+)"/.exec(attributes)?.[1],
  }))
  if (scripts.length === 0) throw new Error('no framework script found: has the form of the HTML changed?')
  const data = JSON.stringify({ scripts, rules: prefetchRules }).replaceAll('<', '\\u003c')
  const start = `<script type="application/json" id="orca-start">${data}</script><script>${loader}</script>`
  return (
    html
      .replace(frameworkScript, '')
      .replace(scriptPreload, '')
      .replace(inlineScript, asData)
      // Before the stylesheets: after them it would wait for them, the parser with it, and WebKit uses that time to fetch
      // every picture of the page, lazy ones included.
      .replace(/<link rel="stylesheet"|<\/head>/, (place) => start + place)
  )
}
