import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { elementsBelow, type Page } from '../page.ts'

/** Everything below it is kept for a year by browsers and caches, because its name is its content's. */
const folder = '.next/static/pictures'

/** A site-relative picture address in an attribute or `srcset`. Absolute ones (feeds, structured data) keep the unversioned name. */
const address = /(?<=["\s,(])\/pictures\/([\w-]+)-(\d+)\.(avif|webp)/g

/** A drawing of ours, likewise. */
const drawing = /(?<=")\/drawings\/([\w-]+)\.svg/g

const versions = new Map<string, string>()
const placed = new Set<string>()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const filesOf = new Map<string, string[]>()
for (const file of readdirSync('public/pictures').sort()) {
  const [, name = file] = /^([\w-]+)-\d+\.\w+$/.exec(file) ?? []
  filesOf.set(name, [...(filesOf.get(name) ?? []), `public/pictures/${file}`])
}

/** A short version for all widths of a picture. It precedes the name, which saves 200 bytes of a page's brotli (`srcset`). */
function versionOf(name: string, files: readonly string[]): string {
  const known = versions.get(name)
  if (known) return known
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  const version = hash.digest().readUInt32BE().toString(36).slice(-3)
  versions.set(name, version)
  return version
}

function place(file: string, name: string): void {
  if (placed.has(name)) return
  placed.add(name)
  try {
    linkSync(file, `${folder}/${name}`)
  } catch {
    copyFileSync(file, `${folder}/${name}`)
  }
}

/** A text, as the props of islands are, with pictures under names that change with their content. */
export function withPictureNames(text: string): string {
  const pictured = text.replace(address, (_, picture: string, width: string, ending: string) => {
    const name = `${versionOf(picture, filesOf.get(picture) ?? [])}-${picture}-${width}.${ending}`
    place(`public/pictures/${picture}-${width}.${ending}`, name)
    return `/_next/static/pictures/${name}`
  })
  return pictured.replace(drawing, (_, drawn: string) => {
    const file = `public/drawings/${drawn}.svg`
    const name = `${versionOf(`drawing of ${drawn}`, [file])}-${drawn}.svg`
    place(file, name)
    return `/_next/static/pictures/${name}`
  })
}

/** Puts pictures under names that change with their content. */
export function namePictures({ document }: Page): void {
  for (const element of elementsBelow(document)) {
    for (const [name, value] of Object.entries(element.attribs))
      if (value.includes('/pictures/') || value.includes('/drawings/'))
        element.attribs[name] = withPictureNames(`"${value}"`).slice(1, -1)
    const [text] = element.name === 'style' ? element.children : []
    if (text && 'data' in text) text.data = withPictureNames(text.data)
  }
}
