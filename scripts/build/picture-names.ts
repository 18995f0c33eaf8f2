import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

/** Everything below it is kept for a year by browsers and caches, because its name is its content's. */
const folder = '.next/static/pictures'

/**
 * A picture of ours as a page of ours asks for it: alone in an attribute or one of several in a `srcset`. Not in a whole
 * address: feeds, structured data and Markdown are read from outside, and keep the name that never changes.
 */
const picture = /(?<=["\s,(])\/pictures\/([\w-]+)\.(avif|webp)/g

const named = new Map<string, string>()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

function placed(name: string, ending: string): string {
  const file = `public/pictures/${name}.${ending}`
  const known = named.get(file)
  if (known) return known
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10)
  const copy = `${name}.${hash}.${ending}`
  try {
    linkSync(file, `${folder}/${copy}`)
  } catch {
    copyFileSync(file, `${folder}/${copy}`)
  }
  const address = `/_next/static/pictures/${copy}`
  named.set(file, address)
  return address
}

/** The same page, or its framework data, with pictures under names that change with their content. */
export function withPictureNames(text: string): string {
  return text.replace(picture, (_, name: string, ending: string) => placed(name, ending))
}
