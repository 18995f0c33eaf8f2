import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** Elements that only carry data are never run and need no hash. */
const data = /\btype="application\/(ld\+)?json"/

/** A source for `script-src`. */
export function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Sources for the content policy of a page: one for each of its inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !data.test(attributes))
    .map(([, , text = '']) => hash(text))
  return [...new Set(hashes)]
}

/** The same for `style-src`: one for each of its inline style elements. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(style)].map(([, text = '']) => hash(text))
}
