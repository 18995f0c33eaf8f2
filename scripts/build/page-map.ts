import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import type { InlineSources } from '#lib/http/content-policy'
import { files } from './next-output.ts'

const prerenderManifest = z.object({ routes: z.record(z.string(), z.unknown()) })
const route = z.object({ page: z.string(), regex: z.string() })
const routesManifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) })

function readManifest<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function publicFiles(): string[] {
  if (!existsSync('public')) return []
  return readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative('public', join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

/** What the middleware knows of the build (`lib/middleware/built-pages.ts`): pages with hashes of their inline parts, files, handlers. */
export function pageMap(pages: ReadonlyMap<string, InlineSources>) {
  const prerendered = Object.keys(readManifest(files.prerenderManifest, prerenderManifest).routes)
  const { staticRoutes, dynamicRoutes } = readManifest(files.routesManifest, routesManifest)
  const outsideLanguages = ({ page }: z.infer<typeof route>) => !/^\/(\[locale\]|api\/|api$|_)/.test(page)
  return {
    pages: Object.fromEntries(pages),
    files: [...publicFiles(), ...prerendered.filter((path) => !pages.has(path) && !path.startsWith('/_'))].sort(),
    handlers: [...staticRoutes, ...dynamicRoutes].filter(outsideLanguages).map(({ regex }) => regex),
  }
}
