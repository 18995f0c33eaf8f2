import type { AreaNamed } from '#lib/assistant/fleet/waters'
import { chatMessages } from '#lib/assistant/messages'
import { type AreaUnit, areaUnits, squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { FleetAdvice, FleetOption } from '#lib/fleet-advice/advise-fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

const inUnit = (m2: number, unit: AreaUnit) => String(Number((m2 / squareMetresPer[unit]).toFixed(1)))

/** An area as the readers of a language count it, to a tenth. */
export const inReadersUnit = (m2: number, language: Locale) => inUnit(m2, areaUnits[language][0])

/** The least area a boat is for, in both units of a language's sentences. */
export const leastArea = (m2: number, language: Locale) => ({
  from: inReadersUnit(m2, language),
  other: inUnit(m2, areaUnits[language][1]),
})

/** What was typed, as pages are set: in Chinese a space before the unit, in English its plural ("a 12 hectare lake"). */
const setAsPages = (typed: string, language: Locale) =>
  language === 'zh'
    ? typed.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ').replace(/[()]/g, '')
    : typed
        .replace(/^half[\s-]acre$/i, 'half an acre')
        .replace(/^quarter[\s-](?:of an )?acre$/i, 'a quarter of an acre')
        .replace(/(?<!\b(?:1|one|an?))[\s-]+(hectare|acre)$/i, ' $1s')

export function areaWords({ m2, written, how }: AreaNamed, language: Locale): string {
  if (how === undefined) return setAsPages(written, language)
  const worked = { total: inReadersUnit(m2, language), how: setAsPages(how, language) }
  return formatMessage(chatMessages[language].ChatFleet.computed, worked)
}

/** What is told beside the number of a class's boats: the depth it cuts, the least area it suits, the time of one pass. */
function besideLines({ class: of, slug, boats, hoursPerPass }: FleetOption, m2: number, language: Locale): string[] {
  const { ChatFleet: sentences } = chatMessages[language]
  const ends = ([from, to]: readonly [number, number]) => ({ from: String(from), to: String(to) })
  const least = (of.fromMu ?? 0) * squareMetresPer.mu
  const hours = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(hoursPerPass ?? 0)
  const pass = { name: boatListings[language][slug].name, hours, count: String(boats.from), ...ends(of.enduranceH) }
  return [
    ...(of.cutDepthCm ? [formatMessage(sentences.cutDepth, ends(of.cutDepthCm))] : []),
    ...(m2 < least ? [formatMessage(sentences.belowLeast, leastArea(least, language))] : []),
    ...(hoursPerPass === null ? [] : [formatMessage(sentences.pass, pass)]),
  ]
}

/** What an advice says, the boats first. */
export function adviceLines(
  { main, named, alternatives }: FleetAdvice,
  job: FinderJob,
  area: AreaNamed | undefined,
  people: string,
  language: Locale,
): string[] {
  const { ChatFleet: sentences } = chatMessages[language]
  const said = { area: area ? areaWords(area, language) : '', people }
  const boats = ({ slug, boats: many, variant }: Pick<FleetOption, 'slug' | 'boats'> & { variant?: string }) => {
    const range = formatMessage(sentences.range, { from: String(many.from), to: String(many.to) })
    return formatMessage(variant === 'weed' ? sentences.weedBoats : sentences.boats, {
      count: many.from === many.to ? String(many.from) : range,
      name: boatListings[language][slug].name,
    })
  }
  const [first] = named
  if (main) {
    const others = alternatives
      .slice(0, 1)
      .map((other) => formatMessage(sentences.alternative, { boats: boats(other) }))
    return [
      formatMessage(job === 'weed' ? sentences.weed : sentences.litter, { ...said, boats: boats(main) }),
      ...besideLines(main, area?.m2 ?? 0, language),
      ...others,
    ]
  }
  if (job === 'inspect' && first)
    return [formatMessage(sentences.inspect, { ...said, name: boatListings[language][first.slug].name })]
  if (first?.boats)
    return [formatMessage(sentences.visitors, { ...said, boats: boats({ slug: first.slug, boats: first.boats }) })]
  return [formatMessage(sentences.beyond, said)]
}
