// Finds the HTML of the prerendered pages in a build.
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const root = '.next/server/app'

/** @returns {{ file: string, path: string }[]} each HTML file, and the internal path it answers (`/zh/product`). */
export function prerenderedPages() {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return { file, path: `/${relative(root, file).split(sep).join('/').slice(0, -'.html'.length)}` }
    })
}
