import { boatsIn } from '#lib/chat/answers/boats-in-text'
import { type DatasetName, datasets } from '#lib/chat/answers/facts/dataset-properties'
import { namedDatasets } from '#lib/chat/answers/facts/dataset-wordings'
import { knowledge } from '#lib/chat/answers/knowledge'
import { retrieve } from '#lib/chat/answers/retrieve'
import { sampleQuestions, toldNowhere } from '#lib/chat/answers/sample-questions'
import { isSingle, terms } from '#lib/chat/answers/terms'
import { verdictOf } from '#lib/chat/answers/verdict'
import type { BoatSlug } from '#lib/content/fleet'
import { plainText } from '#lib/entries/plain-text'
import type { FaqEntry } from '#lib/entries/read-entries'
import { boatListings } from '#lib/i18n/boat-listings'
import type { Locale } from '#lib/i18n/locales'

/** What was asked about before: the entry that answered it, and the boats it named. */
export interface Subject {
  entry?: FaqEntry | undefined
  boats: readonly BoatSlug[]
  datasets: readonly DatasetName[]
}

/** What a question was about; nothing where it named nothing of ours and no entry answered it. */
export function subjectOf(text: string, answeredBy: string | undefined, language: Locale): Subject | undefined {
  const entry = answeredBy === undefined ? undefined : knowledge(language).entries.get(answeredBy)
  const boats = boatsIn(text, language)
  const { datasets: named } = namedDatasets(text, language)
  return entry || boats.length > 0 || named.length > 0 ? { entry, boats, datasets: named } : undefined
}

/** How the one boat or dataset is called that was named; nothing where none was, or several. */
export function nameOfSubject({ boats, datasets: named }: Subject, language: Locale): string | undefined {
  const [boat] = boats
  const [dataset] = named
  if (boats.length + named.length !== 1) return undefined
  return boat ? boatListings[language][boat].name : dataset && datasets[dataset].name
}

/** Entries on pages of one kind speak of one subject: the widget's, personal data's, the tools'. */
const pagesOfOne = ['/widget', '/privacy', '/datasets', '/tools', '/joinus', '/case'] as const
const pageOf = ({ source }: FaqEntry) => pagesOfOne.find((page) => source === page || source?.startsWith(`${page}/`))
const topicsOfOne: readonly string[] = ['research', 'jobs']

/** Whether an entry speaks of the subject: of its boat, its topic, or on its page. */
export function isOfSubject(candidate: FaqEntry, { entry, boats, datasets: named }: Subject): boolean {
  if (candidate.slug === entry?.slug) return true
  if ([...candidate.boats, ...candidate.figuresOf].some((slug) => boats.includes(slug) || entry?.boats.includes(slug)))
    return true
  if (named.length > 0 && candidate.topic === 'research') return true
  if (!entry) return false
  if (topicsOfOne.includes(entry.topic) || topicsOfOne.includes(candidate.topic)) return entry.topic === candidate.topic
  const page = pageOf(entry)
  return page !== undefined && page === pageOf(candidate)
}

interface Words {
  /** Of the entry's title, `asks` and answer. */
  own: ReadonlySet<string>
  /** Of every sample question for it as well. */
  asked: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

const built = new Map<Locale, ReadonlyMap<string, Words>>()

/** The terms by which each entry is asked for. */
function wordsOf(language: Locale): ReadonlyMap<string, Words> {
  const known = built.get(language)
  if (known) return known
  const own = new Map(
    [...knowledge(language).entries.values()].map(({ slug, title, asks, body }) => [
      slug,
      new Set(terms([title, ...asks, plainText(body.blocks)].join('\n'), language)),
    ]),
  )
  const asked = new Map([...own].map(([slug, words]) => [slug, new Set(words)]))
  for (const { text, slug } of sampleQuestions(language)) {
    const words = asked.get(slug)
    if (words) for (const term of terms(text, language)) words.add(term)
  }
  const all = new Map([...own].map(([slug, words]) => [slug, { own: words, asked: asked.get(slug) ?? words }]))
  built.set(language, all)
  return all
}

/** How much of what a text asks some words have, the more telling words counting more. */
function covered(asked: readonly string[], words: ReadonlySet<string>, language: Locale): number {
  const { weight } = knowledge(language)
  const total = asked.reduce((sum, term) => sum + weight(term), 0)
  return total === 0 ? 0 : asked.filter((term) => words.has(term)).reduce((sum, term) => sum + weight(term), 0) / total
}

/** Picks one of the things told before: "the one about radar", "有讲雷达的吗". */
const picks: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:the|which|that|this) ones?\b/i,
  zh: /[那这哪]一?[篇个款条份种]|有.{1,6}的[吗么没]/,
}

/** Asks what belongs to the thing told before. */
const includes: Readonly<Record<Locale, RegExp>> = {
  en: /\binclu|\bin (?:it|that|this)\b|\bcomes? with\b|\bpart of\b/i,
  zh: /包|含|算.?在内/,
}

/** Asks nothing but how long that takes. */
const asksHowLong: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:and )?(?:so )?how (?:long|soon|fast|often) (?:does|will|would|is|do) (?:that|it|this|they) ?(?:take|last|need|be|happen)?[?.! ]*$/i,
  zh: /^(?:那|大概|一般)*(?:要|需要|得)?(?:多久|多长时间|几天)[呢？? ]*$/,
}

/** Of what is asked, what the entry itself says counts most; then what people ask it, and how likely it is by itself. */
const shares = { own: 0.5, asked: 0.2, alone: 0.3, together: 0.15, first: 0.15, same: 0.05, picked: 0.25 } as const

/** From here an entry of the subject is told: where nothing else is likely, where it is told nowhere, where something else is. */
const enough = { unclear: 0.45, untold: 0.6, against: 0.7 } as const
const clear = 0.55
/** From here something else is meant than the entry told before, but what that one includes. */
const certain = 0.85
/** So likely beside what is told of all boats an entry of one boat has to be by itself. */
const asLikely = 1 / 3
/** Against something else, an entry must be likely by itself or together with the question before. */
const likelyAlone = 0.1
const likelyTogether = 0.25

/**
 * The entry of the subject asked about before that tells what a second text asks, where that names no subject of its own:
 * "what does it cost?" after a question about a dataset asks for the dataset's price. Nothing where no entry of the
 * subject has its words, or where the text is surely another matter.
 */
export function entryOfSubject(subject: Subject, before: string, text: string, language: Locale): string | undefined {
  const asked = [...new Set(terms(text, language))]
  const said = subject.entry?.slug
  // "Where would that be?", "what do you need from me?" ask nothing but more of the same.
  if (asked.length === 0) return said
  if (asked.every(isSingle)) return undefined
  const found = retrieve(text, language)
  const [first] = found
  const confidence = first?.confidence ?? 0
  const { entries } = knowledge(language)
  const other = first && entries.get(first.slug)
  const isPicked = picks[language].test(text)
  const isOthers = other !== undefined && !isOfSubject(other, subject)
  const verdict = verdictOf(found)
  const isClear = verdict.kind === 'answer' && !verdict.isUnsure
  if (other && !isOthers && !isPicked && isClear) return undefined
  const together = new Map(retrieve(`${before} ${text}`, language).map((each) => [each.slug, each.confidence]))
  const words = wordsOf(language)
  const scored = [...entries.values()]
    .filter((entry) => isOfSubject(entry, subject) && entry.topic !== 'talk')
    .map(({ slug }) => {
      const of = words.get(slug)
      const alone = found.find((each) => each.slug === slug)?.confidence ?? 0
      const joined = slug === said ? 0 : (together.get(slug) ?? 0)
      const score =
        shares.own * covered(asked, of?.own ?? none, language) +
        shares.asked * covered(asked, of?.asked ?? none, language) +
        shares.alone * alone +
        (slug === first?.slug && !isPicked ? shares.first : 0) +
        shares.together * joined +
        (slug === said ? (isPicked ? shares.picked : shares.same) : 0)
      return { slug, score, alone, isLikely: slug === said || alone >= likelyAlone || joined >= likelyTogether }
    })
    .toSorted((one, another) => another.score - one.score)
  const [best] = scored
  if (!best) return undefined
  // "What does it cost?" after a boat is what every boat costs, though an entry of that boat has the word.
  const isOfAll = other !== undefined && other.boats.length + other.figuresOf.length === 0
  const isFarFrom = best.alone < confidence * asLikely
  if (isOthers && isOfAll && confidence >= clear && subject.boats.length > 0 && isFarFrom) return undefined
  if (isOthers && confidence >= clear) {
    const isTheOthers = confidence >= certain && best.slug === said && !includes[language].test(text)
    return best.score >= enough.against && best.isLikely && !isTheOthers ? best.slug : undefined
  }
  const needed = first?.slug === toldNowhere && confidence >= clear ? enough.untold : enough.unclear
  if (best.score >= needed) return best.slug
  return asksHowLong[language].test(text) ? said : undefined
}
