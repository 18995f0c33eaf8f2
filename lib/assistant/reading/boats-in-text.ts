import type { BoatSlug } from '#lib/content/fleet'
import { boatSlugs } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'

const cleaning: readonly BoatSlug[] = ['smurf', 'moshark', 'efficiency']

/** What people call a boat whose name they do not know. */
const kinds: Readonly<Record<Locale, readonly (readonly [RegExp, readonly BoatSlug[]])[]>> = {
  en: [
    [/\bclean(?:ing|er|up)\b/i, cleaning],
    [/\bweed\b/i, ['moshark']],
    [/\b(?:tour|passenger|sightseeing) ?boats?\b/i, ['xi']],
    [/\blounge\b/i, ['yang']],
    [/\b(?:inspection|monitoring|patrol|survey) ?boats?\b/i, ['feichi']],
    [/\b(?:work|harbou?r|port|lifting) platform\b/i, ['titan']],
  ],
  zh: [
    [/清洁|保洁|打捞船|垃圾船/, cleaning],
    [/割草|水草船/, ['moshark']],
    [/游船|观光船|载客船|汐/, ['xi']],
    [/会客船|超级空间|会客空间/, ['yang']],
    [/(?:巡检|巡查|监测|巡逻)的?那?个?船/, ['feichi']],
    [/鲸灵/, ['smurf']],
  ],
}

const byName = boatSlugs.map(
  (slug) => [new RegExp(`(?<![a-z])${boatListings.en[slug].name}(?![a-z])`, 'i'), slug] as const,
)

/** The boats that a text speaks of, by their names or by what they do; none where it speaks of boats at large. */
export function boatsIn(text: string, language: Locale): BoatSlug[] {
  return [
    ...new Set([
      ...byName.flatMap(([name, slug]) => (name.test(text) ? [slug] : [])),
      ...kinds[language].flatMap(([kind, slugs]) => (kind.test(text) ? slugs : [])),
    ]),
  ]
}
