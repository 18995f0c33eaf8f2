// Tells the middleware what the build made: pages with their script hashes, files, and handlers that answer on request.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const readJson = (file) => JSON.parse(readFileSync(join('.next', file), 'utf8'))

function publicFiles() {
  if (!existsSync('public')) return []
  return readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative('public', join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

/** @param {Map<string, string[]>} pages internal path and script hashes of each prerendered page */
export function pageMap(pages) {
  const outsideLanguages = ({ page }) => !/^\/(\[locale\]|api\/|api$|_)/.test(page)
  const prerendered = Object.keys(readJson('prerender-manifest.json').routes)
  const { staticRoutes, dynamicRoutes } = readJson('routes-manifest.json')
  return {
    pages: Object.fromEntries(pages),
    files: [...publicFiles(), ...prerendered.filter((path) => !pages.has(path) && !path.startsWith('/_'))].sort(),
    handlers: [...staticRoutes, ...dynamicRoutes].filter(outsideLanguages).map(({ regex }) => regex),
  }
}
