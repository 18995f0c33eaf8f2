/**
 * Runs after `next build`: bundles the page script, makes each prerendered page start on intent, refuses pages whose
 * content is hidden without script or whose script passes its budget, puts each page’s card first for WeChat, writes each
 * page as Markdown for machines that read, and writes the map of pages that the middleware reads.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { InlineSources } from '#lib/http/content-policy'
import { pageMapFile } from '#lib/middleware/built-pages'
import { markCurrentPage } from './current-page.ts'
import { fontSheetOf } from './font-sheet.ts'
import { withHeroPreload } from './hero-preload.ts'
import { withPlainIcons } from './icon-addresses.ts'
import { inlineScriptHashes, inlineStyleHashes } from './inline-scripts.ts'
import { islandRuntime, islandsOf, keepIslands } from './islands.ts'
import { writeMachinePages } from './machine-pages.ts'
import { withOwnStyles } from './own-styles.ts'
import { pageMap } from './page-map.ts'
import { buildPageScript } from './page-script.ts'
import { withPictureNames } from './picture-names.ts'
import { prerenderedPages } from './prerendered.ts'
import { withoutRepeatedMetadata } from './repeated-metadata.ts'
import { withSharePicture } from './share-picture.ts'
import { shortClassNames } from './short-class-names.ts'
import { startOnIntent } from './start-on-intent.ts'
import { bytesTooMany } from './start-weight.ts'

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
  const bare = withoutRepeatedMetadata(html)
  const islands = await islandsOf(bare).catch((fault: unknown) => {
    throw new Error(`${path}: ${fault instanceof Error ? fault.message : String(fault)}`)
  })
  const rename = shortClassNames(bare, islands?.words)
  const brought = { pageScript, fonts: fontSheetOf(bare), islands: islands && keepIslands(bare, islands, rename) }
  const shared = withSharePicture(markCurrentPage(startOnIntent(bare, brought), path))
  const started = withPlainIcons(withPictureNames(withHeroPreload(withOwnStyles(shared, rename))))
  writeFileSync(file, started)
  const tooMany = bytesTooMany(started, islandRuntime, bytesOf)
  if (tooMany > 0) heavy.push(`${path} (${tooMany} bytes)`)
  const inline = { scripts: inlineScriptHashes(started), styles: inlineStyleHashes(started) }
  if (!path.startsWith('/_')) pages.set(path, inline)
}

if (hidden.length > 0) {
  console.error(`Without JavaScript these pages show only a fallback (Suspense around content?): ${hidden.join(', ')}`)
  process.exit(1)
}
if (heavy.length > 0) {
  console.error(`The script of these pages passes its budget: ${heavy.join(', ')}`)
  process.exit(1)
}
// Before the map, which lists the files of `public/`.
console.log(`${writeMachinePages()} pages stand as Markdown too`)
// Copies that a server made of pages as they were; it prefers them to the pages themselves.
rmSync('.next/server/route-cache', { recursive: true, force: true })
writeFileSync(pageMapFile, JSON.stringify(pageMap(pages)))
console.log(`${pages.size} pages start on intent, their inline scripts are hashed`)
