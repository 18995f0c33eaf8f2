import { boatSlugs } from '#lib/content/fleet'
import { locales } from '#lib/i18n/locales'
import { boatName } from '#lib/leads/labels'

const slugOfName = new Map(
  boatSlugs.flatMap((slug) => locales.map((locale) => [boatName(slug, locale), slug] as const)),
)

/**
 * The boats of a lead that was kept before leads named them by slug: it holds their names, joined, in the language of
 * its form. Words that name no boat of ours stay the product they were.
 */
export function boatsOfProduct(product: string): { product: string; boats: string[] } {
  const slugs = product.split(', ').map((name) => slugOfName.get(name))
  const boats = slugs.filter((slug) => slug !== undefined)
  return boats.length === slugs.length ? { product: '', boats } : { product, boats: [] }
}
