import { answerOfBoats } from '#lib/assistant/facts/boat-answers'
import { factMessages } from '#lib/assistant/facts/fact-messages'
import { adviceLines, areaWords, inReadersUnit, leastArea } from '#lib/assistant/fleet/advice-lines'
import { type AreaNamed, areasIn, namesRivers, peopleIn, visitorsADayIn } from '#lib/assistant/fleet/waters'
import { ideasOf } from '#lib/assistant/learned/terms'
import { chatMessages, sourceOf } from '#lib/assistant/messages'
import { pointsOn } from '#lib/assistant/reading/clauses'
import { boatsIn, namedBoats } from '#lib/assistant/reading/names'
import { answerPicture } from '#lib/assistant/replies/reply-bodies'
import { says, without } from '#lib/assistant/vocabulary'
import type { MessageBody } from '#lib/chat/message'
import { areaUnits, squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { BoatSlug } from '#lib/content/fleet'
import { adviseFleet, type FleetAdvice, type FleetOption } from '#lib/fleet-advice/advise-fleet'
import { classesOfJob } from '#lib/fleet-advice/boat-classes'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

const jobs: readonly (readonly [idea: string, job: FinderJob])[] = [
  ['~weed', 'weed'],
  ['~tour', 'visitors'],
  ['~monitor', 'inspect'],
  ['~litter', 'litter'],
]

const forGuests: ReadonlySet<BoatSlug> = new Set(['xi', 'yang'])

/** The boat whose seats the finder counts. */
const counted: BoatSlug = 'xi'

/** The job that a text tells of; who names boats for guests only has guests in mind. */
function jobOf(text: string, language: Locale, before: string | undefined): FinderJob {
  const ideas = ideasOf(without('noWeed', text.toLowerCase(), language), language)
  const told = jobs.find(([idea]) => ideas.includes(idea))?.[1]
  const named = boatsIn(text, language)
  if (told) return told
  if (named.length > 0 && named.every((slug) => forGuests.has(slug))) return 'visitors'
  // "And if it's 50 ha?" goes on about the weed before.
  const going = before === undefined ? 'litter' : jobOf(before, language, undefined)
  // Which boat suits a water, asked after talk of guests, is another matter: their boats are counted by people.
  const isOther = going === 'visitors' && ideas.includes('~choose') && !peopleIn(text, language)
  return isOther ? 'litter' : going
}

/** What the boats' pages say of people aboard, for a text that names boats for so many people that the finder does not count. */
export function guestAnswers(text: string, language: Locale): MessageBody[] {
  const { boats } = namedBoats(text, language)
  const others = boats.filter(({ slug }) => slug !== counted)
  if (others.length === 0 || !peopleIn(text, language) || jobOf(text, language, undefined) !== 'visitors') return []
  const told = answerOfBoats(['passengers'], others, language)
  return told ? factMessages([told], text, language) : []
}

/** Room to turn with open arms, in their widths: our own measure for a first answer; no page gives one, and the survey decides. */
const roomToTurn = 2
const widestArmsM = Math.max(...classesOfJob.litter.map(({ collectWidthM }) => collectWidthM ?? 0))

/** The small boats in a water too narrow for open collecting arms, where a few of them do it: the large boat's page names them for it. */
function smallInNarrow(
  { alternatives }: FleetAdvice,
  job: FinderJob,
  widthM: number | undefined,
): FleetOption | undefined {
  if (job !== 'litter' || widthM === undefined || widthM >= roomToTurn * widestArmsM) return undefined
  return alternatives.find(({ slug }) => slug === classesOfJob.litter[0]?.slug)
}

/** A pond smaller than this share of what the smallest boat of a job is made for gets no number of boats. */
const leastShare = 1 / 8

/** Which boats and how many, by the finder's rules, for a text that names waters' sizes or people to carry. */
export function fleetAnswer(text: string, language: Locale, before?: string): MessageBody | undefined {
  const earlier = before !== undefined && pointsOn(text, language) ? before : undefined
  const job = jobOf(text, language, earlier)
  // "And if it is mostly weed?", "how many then?" are asked of the water before.
  const goesOn = says('supposing', text, language) || says('howMany', text, language)
  const areas = areasIn(earlier !== undefined && goesOn ? `${text}\n${earlier}` : text)
  const [area] = areas
  const people = peopleIn(text, language)
  if (!(job === 'visitors' ? people : area)) return undefined
  const named = boatsIn(text, language)
  if (job === 'visitors' && named.length > 0 && !named.includes(counted)) return undefined
  const { ChatFleet: sentences } = chatMessages[language]
  const adviceOf = (one: AreaNamed | undefined) => {
    const advice = adviseFleet({
      job,
      areaM2: one?.m2 ?? 1,
      weedDepthCm: null,
      shorePower: 'unknown',
      accessWidthM: one?.widthM ?? null,
      visitorsPerDay: null,
      passengers: people ?? null,
      litterKgPerDay: null,
    })
    const small = smallInNarrow(advice, job, one?.widthM)
    const chosen = small ? { ...advice, main: small, alternatives: [] } : advice
    const lines = adviceLines(chosen, job, one, String(people ?? ''), language)
    return { slug: (chosen.main ?? chosen.named[0])?.slug, lines: small ? [...lines, sentences.narrow] : lines }
  }
  const leastM2 = Math.min(
    ...classesOfJob[job].map(({ fromMu }) => (fromMu ?? Number.POSITIVE_INFINITY) * squareMetresPer.mu),
  )
  if (areas.length === 1 && area && job !== 'visitors' && area.m2 < leastShare * leastM2) {
    const words = { area: areaWords(area, language), ...leastArea(leastM2, language) }
    const source = sourceOf('/advisory', language)
    const text = formatMessage(sentences.tooSmall, words)
    return { type: 'answer', text, answer_id: 'how-many-boats', source, offer: 'callback' }
  }
  const { slug, lines } = adviceOf(area)
  // Of waters apart each has its boats; what else would do is told where there is one.
  const told =
    areas.length > 1 && job !== 'visitors'
      ? [...new Set(areas.flatMap((one) => adviceOf(one).lines.slice(0, 1)))]
      : [
          ...lines,
          ...(namesRivers(text) && !area?.ofEach ? [sentences.rivers] : []),
          ...(area?.waters ? [sentences.waters] : []),
          ...(area?.ofEach ? [formatMessage(sentences.ofEach, { count: String(area.ofEach) })] : []),
        ]
  const picture = slug && answerPicture([slug], language)
  const isPlanned = area && (job === 'litter' || job === 'weed')
  const path = isPlanned ? '/tools/season' : '/advisory'
  // As lib/planning/season-address.ts reads it: the year of this water.
  const query = isPlanned ? `?unit=${areaUnits[language][0]}&job=${job}&area=${inReadersUnit(area.m2, language)}` : ''
  return {
    type: 'answer',
    text: [...told, sentences.next].join('\n'),
    answer_id: 'how-many-boats',
    source: sourceOf(path, language, query),
    offer: 'callback',
    ...(picture ? { picture } : {}),
  }
}

/** The page on which a day is planned, with the number filled in, for who asks how many boats so many visitors a day take. */
export function boatsForVisitorsADay(text: string, language: Locale): MessageBody[] | undefined {
  const visitors = visitorsADayIn(text, language)
  if (!visitors) return undefined
  const sentence = formatMessage(chatMessages[language].ChatFleet.visitorsADay, { count: String(visitors) })
  // The name of the day in the tool's address (components/tools/tour-boat/tour-boat-tool.tsx).
  const source = sourceOf('/tools/tour-boat', language, `#d=${visitors}`)
  return [{ type: 'answer', text: sentence, answer_id: 'tour-calculator', source, offer: 'callback' }]
}
