// Hashes of a page's inline scripts, for its content policy.
import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Elements that only ever carry data need no hash; what waits for the start is `text/plain` and will need one. */
const data = /\btype="application\/(ld\+)?json"/

export function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** @param {string} html  @returns {string[]} sources for `script-src` */
export function inlineScriptHashes(html) {
  const hashes = [...html.matchAll(script)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes) && !data.test(attributes))
    .map(([, , text]) => hash(text))
  return [...new Set(hashes)]
}
