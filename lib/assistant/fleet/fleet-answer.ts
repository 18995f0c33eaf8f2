import { isNarrow, smallestFirst } from '#lib/assistant/fleet/narrow-river'
import { asksPassTime, passTimeLines } from '#lib/assistant/fleet/pass-time'
import { type AreaNamed, areasIn, namesRivers, peopleIn } from '#lib/assistant/fleet/quantities'
import { weedDepthIn } from '#lib/assistant/fleet/weed-depth'
import { ideasOf } from '#lib/assistant/learned/concepts'
import { chatMessages } from '#lib/assistant/messages'
import { pointsOn } from '#lib/assistant/reading/clauses'
import { boatsIn } from '#lib/assistant/reading/names'
import { without } from '#lib/assistant/reading/phrases'
import { answerPicture } from '#lib/assistant/replies/picture'
import type { MessageBody } from '#lib/chat/message'
import { areaUnits, squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { BoatSlug } from '#lib/content/fleet'
import { adviseFleet, type FleetAdvice } from '#lib/fleet-advice/advise-fleet'
import { classesOfJob } from '#lib/fleet-advice/boat-classes'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/seo/absolute-url'

const jobs: readonly (readonly [idea: string, job: FinderJob])[] = [
  ['~weed', 'weed'],
  ['~tour', 'visitors'],
  ['~monitor', 'inspect'],
  ['~litter', 'litter'],
]

const forGuests: ReadonlySet<BoatSlug> = new Set(['xi', 'yang'])

/** The job that a text tells of; who names boats for guests only has guests in mind. */
function jobOf(text: string, language: Locale, before: string | undefined): FinderJob {
  const ideas = ideasOf(without('noWeed', text.toLowerCase(), language), language)
  const told = jobs.find(([idea]) => ideas.includes(idea))?.[1]
  const named = boatsIn(text, language)
  const isForGuests = named.length > 0 && named.every((slug) => forGuests.has(slug))
  if (told) return told
  if (isForGuests) return 'visitors'
  // "And if it's 50 ha?" goes on about the weed before.
  return before === undefined ? 'litter' : jobOf(before, language, undefined)
}

/** Which boats and how many, by the finder's rules, for a text that names waters' sizes or people to carry. */
export function fleetAnswer(text: string, language: Locale, before?: string): MessageBody | undefined {
  const job = jobOf(text, language, before !== undefined && pointsOn(text, language) ? before : undefined)
  const areas = areasIn(text)
  const [area] = areas
  const people = peopleIn(text, language)
  const depthCm = weedDepthIn(text)
  if (!(job === 'visitors' ? people : area)) return undefined
  const { ChatFleet: sentences, ChatSources: titles } = chatMessages[language]
  const adviceOf = (one: AreaNamed | undefined) => {
    const said = {
      area: one ? areaWords(one, language) : '',
      people: String(people ?? ''),
      depth: String(depthCm ?? ''),
    }
    const byArea = adviseFleet({
      job,
      areaM2: one?.m2 ?? 1,
      weedDepthCm: depthCm ?? null,
      shorePower: 'unknown',
      accessWidthM: one?.widthM ?? null,
      visitorsPerDay: null,
      passengers: people ?? null,
      litterKgPerDay: null,
    })
    const advice = one && isNarrow(one, job) ? smallestFirst(byArea, one) : byArea
    const time = one && job !== 'inspect' && asksPassTime(text, language) ? passTimeLines(advice, one, language) : []
    return { advice, lines: [...time, ...linesOf(advice, job, { ...said, areaM2: one?.m2 }, language)] }
  }
  const { advice, lines } = adviceOf(area)
  // Of waters apart each has its boats; what else would do is told where there is one.
  const told =
    areas.length > 1 && job !== 'visitors'
      ? [...new Set(areas.flatMap((one) => adviceOf(one).lines.slice(0, 1)))]
      : [
          ...lines,
          ...(area && isNarrow(area, job) ? [sentences.narrow] : []),
          ...(namesRivers(text) && !area?.ofEach ? [sentences.rivers] : []),
          ...(job === 'visitors' && boatsIn(text, language).includes('yang') ? [sentences.lounge] : []),
          ...(area?.waters ? [sentences.waters] : []),
          ...(area?.ofEach ? [formatMessage(sentences.ofEach, { count: String(area.ofEach) })] : []),
        ]
  const slug = advice.main?.slug ?? advice.named[0]?.slug
  const picture = slug && answerPicture([slug], language)
  return {
    type: 'answer',
    text: [...told, ...(advice.ask.includes('weedDepthOutside') ? [] : [sentences.next])].join('\n'),
    answer_id: 'how-many-boats',
    source: { title: titles['/advisory'], url: absoluteUrl('/advisory', language) },
    offer: 'callback',
    ...(picture ? { picture } : {}),
  }
}

/** An area as it was written, or as it was worked out of what was written. */
function areaWords({ m2, written, how }: AreaNamed, language: Locale): string {
  if (how === undefined) return written
  const total = Number((m2 / squareMetresPer[areaUnits[language][0]]).toFixed(1))
  return formatMessage(chatMessages[language].ChatFleet.computed, { total, how })
}

/** That a water is smaller than what even the smallest boat is made for. */
function belowLeast(
  { slug, variant }: { slug: BoatSlug; variant: string },
  areaM2: number | undefined,
  job: FinderJob,
  language: Locale,
): string[] {
  const fromMu = classesOfJob[job].find((each) => each.slug === slug && each.variant === variant)?.fromMu
  const least = (fromMu ?? 0) * squareMetresPer.mu
  if (areaM2 === undefined || areaM2 >= least) return []
  const from = String(Number((least / squareMetresPer[areaUnits[language][0]]).toFixed(1)))
  return [formatMessage(chatMessages[language].ChatFleet.belowLeast, { from })]
}

/** What the advice says, the boats first. */
function linesOf(
  { main, named, alternatives, ask }: FleetAdvice,
  job: FinderJob,
  { areaM2, ...said }: { area: string; people: string; depth: string; areaM2: number | undefined },
  language: Locale,
): string[] {
  const sentences = chatMessages[language].ChatFleet
  const count = ({ from, to }: { from: number; to: number }) =>
    from === to ? String(from) : formatMessage(sentences.range, { from: String(from), to: String(to) })
  const boats = (slug: BoatSlug, variant: string, many: { from: number; to: number }) =>
    formatMessage(variant === 'weed' ? sentences.weedBoats : sentences.boats, {
      count: count(many),
      name: boatListings[language][slug].name,
    })
  const [first] = named
  const cut = classesOfJob.weed[0]?.cutDepthCm
  if (cut && ask.includes('weedDepthOutside'))
    return [formatMessage(sentences.weedDepth, { ...said, from: String(cut[0]), to: String(cut[1]) })]
  if (main) {
    const chosen = formatMessage(job === 'weed' ? sentences.weed : sentences.litter, {
      ...said,
      boats: boats(main.slug, main.variant, main.boats),
    })
    const others = alternatives
      .slice(0, 1)
      .map((other) => formatMessage(sentences.alternative, { boats: boats(other.slug, other.variant, other.boats) }))
    return [chosen, ...belowLeast(main, areaM2, job, language), ...others]
  }
  if (job === 'inspect' && first)
    return [formatMessage(sentences.inspect, { ...said, name: boatListings[language][first.slug].name })]
  if (first?.boats)
    return [formatMessage(sentences.visitors, { ...said, boats: boats(first.slug, 'standard', first.boats) })]
  return [formatMessage(sentences.beyond, said)]
}
