import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { InlineSources } from '#lib/http/content-policy'

/** The build's pages, written by `scripts/build/page-map.ts`. */
const builtPages = z.object({
  /** Internal path of each prerendered page (`/zh/product/smurf`) and the hashes of its inline scripts and styles. */
  pages: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** Answers that are no pages: files of `public/`, robots, sitemap, feeds. */
  files: z.array(z.string()),
  /** Patterns of route handlers that answer on request. */
  handlers: z.array(z.string()),
})

export interface BuiltPages {
  pages: ReadonlyMap<string, InlineSources>
  files: ReadonlySet<string>
  handlers: readonly RegExp[]
}

/** The file the build writes for the middleware, inside the build's folder. */
export const pageMapFile = '.next/orca-pages.json'

function read(): BuiltPages {
  const map = builtPages.parse(JSON.parse(readFileSync(join(process.cwd(), pageMapFile), 'utf8')))
  return {
    pages: new Map(Object.entries(map.pages)),
    files: new Set(map.files),
    handlers: map.handlers.map((pattern) => new RegExp(pattern)),
  }
}

let cached: BuiltPages | undefined

/** The build's pages, read once; nothing under `npm run dev`, where every page of the table may be there. */
export function findBuiltPages(): BuiltPages | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined
  cached ??= read()
  return cached
}
