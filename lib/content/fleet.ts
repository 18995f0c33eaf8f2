import type { BoatLine } from '#lib/content/boats/types'
import { type BoatSlug, fleetIndex } from '#lib/content/fleet-index'
import type { PictureName } from '#lib/content/pictures'
import type { Locale } from '#lib/i18n/locales'

export type { BoatSlug } from '#lib/content/fleet-index'

// Object.keys forgets the keys' type; the index has no others, and there is at least one boat.
const slugs = Object.keys(fleetIndex) as [BoatSlug, ...BoatSlug[]]

/** Every product, in the order lists show them (READ-10 says which boat is which). */
export const boatSlugs: readonly [BoatSlug, ...BoatSlug[]] = slugs

export type BoatPath = `/product/${BoatSlug}`

interface Listed {
  plate: string
  line: BoatLine
  menu: readonly Locale[]
}

const listed: Readonly<Record<BoatSlug, Listed>> = fleetIndex

/** Whether a boat cleans, carries people or steers other vessels. */
export function lineOf(slug: BoatSlug): BoatLine {
  return listed[slug].line
}

/** A boat's name in Latin capitals, the same in both languages. */
export function plateOf(slug: BoatSlug): string {
  return listed[slug].plate
}

/** The boats of a line, in the order lists show them. */
export function boatsOfLine(line: BoatLine): BoatSlug[] {
  return boatSlugs.filter((slug) => lineOf(slug) === line)
}

/** Whether a language's header menu shows a boat. */
export function isInMenu(slug: BoatSlug, locale: Locale): boolean {
  return listed[slug].menu.includes(locale)
}

/** A boat's page, without the language prefix. */
export function boatPath(slug: BoatSlug): BoatPath {
  return `/product/${slug}`
}

/** The name of a boat's picture: at work on its water (`hero`), or alone (`studio`). */
export function boatPicture(slug: BoatSlug, kind: 'hero' | 'studio'): PictureName {
  return `${slug}-${kind}`
}

/** A boat and its variant in one word, as addresses, choices and tables keep it. */
export const variantId = ({ slug, variant }: { slug: BoatSlug; variant: string }) => `${slug}-${variant}`
