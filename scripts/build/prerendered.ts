import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { files } from './next-output.ts'

const root = files.pages

export interface PrerenderedPage {
  file: string
  /** Internal path it answers, e.g. `/zh/product`. */
  path: string
}

export function prerenderedPages(): PrerenderedPage[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return { file, path: `/${relative(root, file).split(sep).join('/').slice(0, -'.html'.length)}` }
    })
}
