/**
 * Runs after `next build`: bundles the page script, applies the transforms to each prerendered page, and writes pages, Markdown
 * copies and the page map of the middleware. Fails where a page hides content without script or passes a budget.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadEnvFiles } from '#lib/config/env-files'
import type { InlineSources } from '#lib/http/content-policy'
import { pageMapFile } from '#lib/middleware/built-pages'
import { keepBuiltWith } from '#lib/static/built-with'
import { buildSettings } from '../prepare/fingerprint.mjs'
import { compactHtml } from './compact-html.ts'
import { inlineScriptHashes, inlineStyleHashes } from './inline-scripts.ts'
import { islandRuntime, islandsOf, keepIslands } from './islands.ts'
import { writeMachinePages } from './machine-pages.ts'
import { mustBeTheSame, unmet } from './next-output.ts'
import { type Page, parsed, written } from './page.ts'
import { pageMap } from './page-map.ts'
import { buildPageScript } from './page-script.ts'
import { prerenderedPages } from './prerendered.ts'
import { bytesTooMany } from './start-weight.ts'
import { fontSheetOf } from './transforms/font-sheet.ts'
import { shortClassNames } from './transforms/short-class-names.ts'
import { transforms } from './transforms/transforms.ts'

// As `next build` did: a process of its own, whose pages name the same address.
loadEnvFiles()

const pages = new Map<string, InlineSources>()
const hidden: string[] = []
const heavy: string[] = []
const sizes = new Map<string, number>()

function bytesOf(src: string): number {
  const file = `.next${new URL(src, 'http://build').pathname.slice('/_next'.length)}`
  const size = sizes.get(file) ?? gzipSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}

const pageScript = await buildPageScript(islandRuntime)

for (const { file, path } of prerenderedPages()) {
  const html = readFileSync(file, 'utf8')
  if (html.includes('<div hidden id="S:')) hidden.push(path)
  const page: Page = { path, document: parsed(html), start: [] }
  mustBeTheSame(written(page.document), html, path)
  const islands = await islandsOf(page).catch((fault: unknown) => {
    throw new Error(`${path}: ${fault instanceof Error ? fault.message : String(fault)}`)
  })
  const rename = shortClassNames(page.document, islands?.words)
  const kept = islands && keepIslands(page.document, islands, rename)
  const brought = { pageScript, rename, fonts: fontSheetOf(page.document), islands: kept }
  for (const { change } of transforms) change(page, brought)
  const started = compactHtml(page.document)
  writeFileSync(file, started)
  const tooMany = bytesTooMany(started, islandRuntime, bytesOf)
  if (tooMany > 0) heavy.push(`${path} (${tooMany} bytes)`)
  const inline = { scripts: inlineScriptHashes(started), styles: inlineStyleHashes(started) }
  if (!path.startsWith('/_')) pages.set(path, inline)
}

/** Stops the build, which is worth nothing so. */
function refuse(what: string, which: readonly string[]): void {
  if (which.length === 0) return
  console.error(`${what}: ${which.join(', ')}`)
  process.exit(1)
}
refuse('The framework’s output is not what this build takes it for', unmet())
refuse('Without JavaScript these pages show only a fallback (Suspense around content?)', hidden)
refuse('The script of these pages passes its budget', heavy)

// Before the map, which lists the files of `public/`.
console.log(`${writeMachinePages()} pages stand as Markdown too`)
// Copies that a server made of pages as they were; it prefers them to the pages themselves.
rmSync('.next/server/route-cache', { recursive: true, force: true })
writeFileSync(pageMapFile, JSON.stringify(pageMap(pages)))
keepBuiltWith(buildSettings(), process.env)
console.log(`${pages.size} pages start on intent, their inline scripts are hashed`)
