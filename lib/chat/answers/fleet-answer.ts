import { ideasOf } from '#lib/chat/answers/concepts'
import { answerPicture } from '#lib/chat/answers/picture'
import { type AreaNamed, areasIn, depthIn, peopleIn } from '#lib/chat/answers/quantities'
import type { MessageBody } from '#lib/chat/message'
import { chatMessages } from '#lib/chat/messages'
import { areaUnits, squareMetresPer } from '#lib/content/area-units'
import type { FinderJob } from '#lib/content/finder'
import type { BoatSlug } from '#lib/content/fleet'
import { adviseFleet, type FleetAdvice } from '#lib/fleet-advice/advise-fleet'
import { classesOfJob } from '#lib/fleet-advice/boat-classes'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { absoluteUrl } from '#lib/routes/absolute-url'

const jobs: readonly (readonly [idea: string, job: FinderJob])[] = [
  ['~weed', 'weed'],
  ['~tour', 'visitors'],
  ['~monitor', 'inspect'],
  ['~litter', 'litter'],
]

/** Which boats and how many, by the finder's rules, for a text that names waters' sizes or people to carry. */
export function fleetAnswer(text: string, language: Locale): MessageBody | undefined {
  const ideas = ideasOf(text.toLowerCase(), language)
  const job = jobs.find(([idea]) => ideas.includes(idea))?.[1] ?? 'litter'
  const areas = areasIn(text)
  const [area] = areas
  const people = peopleIn(text, language)
  const depthCm = depthIn(text)
  if (!(job === 'visitors' ? people : area)) return undefined
  const adviceFor = (areaM2: number) =>
    adviseFleet({
      job,
      areaM2,
      weedDepthCm: depthCm ?? null,
      shorePower: 'unknown',
      accessWidthM: null,
      passengers: people ?? null,
      litterKgPerDay: null,
    })
  const { ChatFleet: sentences, ChatSources: titles } = chatMessages[language]
  const wordsFor = (one: AreaNamed | undefined) => {
    const said = {
      area: one ? areaWords(one, language) : '',
      people: String(people ?? ''),
      depth: String(depthCm ?? ''),
    }
    return wordsOf(adviceFor(one?.m2 ?? 1), job, said, language)
  }
  // Of waters apart each has its boats; what else would do is told where there is one.
  const each = areas.length > 1 && job !== 'visitors' ? areas.map((one) => wordsFor(one).split('\n', 1).join()) : []
  const told = each.length > 0 ? [...new Set(each)] : [wordsFor(area), ...(area?.waters ? [sentences.waters] : [])]
  const advice = adviceFor(area?.m2 ?? 1)
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

function wordsOf(
  { main, named, alternatives, ask }: FleetAdvice,
  job: FinderJob,
  said: { area: string; people: string; depth: string },
  language: Locale,
): string {
  const sentences = chatMessages[language].ChatFleet
  const count = ({ from, to }: { from: number; to: number }) =>
    from === to ? String(from) : formatMessage(sentences.range, { from: String(from), to: String(to) })
  const boats = (slug: BoatSlug, variant: string, many: { from: number; to: number }) =>
    formatMessage(variant === 'weed' ? sentences.weedBoats : sentences.boats, {
      count: count(many),
      name: boatListings[language][slug].name,
    })
  const [first] = named
  const [from, to] = classesOfJob.weed[0]?.cutDepthCm ?? []
  if (ask.includes('weedDepthOutside'))
    return formatMessage(sentences.weedDepth, { ...said, from: String(from), to: String(to) })
  if (main) {
    const chosen = formatMessage(job === 'weed' ? sentences.weed : sentences.litter, {
      ...said,
      boats: boats(main.slug, main.variant, main.boats),
    })
    const [other] = alternatives
    return other
      ? `${chosen}\n${formatMessage(sentences.alternative, { boats: boats(other.slug, other.variant, other.boats) })}`
      : chosen
  }
  if (job === 'inspect' && first)
    return formatMessage(sentences.inspect, { ...said, name: boatListings[language][first.slug].name })
  if (first?.boats)
    return formatMessage(sentences.visitors, { ...said, boats: boats(first.slug, 'standard', first.boats) })
  return formatMessage(sentences.beyond, said)
}
