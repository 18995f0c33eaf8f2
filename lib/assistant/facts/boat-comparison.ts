import { boatFacts, nameOf } from '#lib/assistant/facts/boat-fact'
import type { BoatPropertyKey } from '#lib/assistant/facts/boat-properties'
import type { FactAnswer } from '#lib/assistant/facts/fact-messages'
import type { FactQuestion } from '#lib/assistant/facts/fact-question'
import { chatMessages } from '#lib/assistant/messages'
import type { NamedBoat } from '#lib/assistant/reading/names'
import { says } from '#lib/assistant/vocabulary'
import { boats as catalogue } from '#lib/content/boats/catalogue'
import { boatSlugs } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'

/** The figures in which boats differ that a reader chooses by. */
const chosenBy: readonly BoatPropertyKey[] = [
  'coverArea',
  'load',
  'endurance',
  'collectWidth',
  'cutDepth',
  'passengers',
  'deckArea',
]

/** More beside each other nobody reads in a chat. */
const most = 4

const inVariants = (named: NamedBoat, language: Locale) => {
  const boat = catalogue[named.slug]
  const { jobs, class: kind, water } = boatListings[language][named.slug]
  return boat.variants
    .filter(({ id }) => !named.variant || id === named.variant)
    .map((variant) => ({
      named: { slug: named.slug, variant: variant.id },
      name: nameOf(boat, variant, language),
      kind,
      job: jobs[variant.id] ?? '',
      water,
    }))
}

type Compared = ReturnType<typeof inVariants>[number]

/** What lists and pages say of the boats, property by property; what none of them has is left out. */
function rowsOf(compared: readonly Compared[], language: Locale) {
  const { rows: labels } = chatMessages[language].ChatFacts.compare
  const figures = chosenBy.flatMap((key) => {
    const told = compared.map(({ named }) => boatFacts(named, key, language).flatMap((fact) => fact.figures ?? []))
    return [...new Set(told.flat().map(({ label }) => label))].map((label) => ({
      label,
      cells: told.map((of) => of.find((figure) => figure.label === label)?.value ?? ''),
    }))
  })
  return [
    { label: labels.kind, cells: compared.map(({ kind }) => kind) },
    { label: labels.job, cells: compared.map(({ job }) => job) },
    { label: labels.water, cells: compared.map(({ water }) => water) },
    ...figures,
  ]
}

/** Two to four boats beside each other: what each is for, and the figures to choose by, as their pages print them. */
export function comparisonAnswer({ boats, parts }: FactQuestion, language: Locale): FactAnswer | undefined {
  const left = parts.map(({ asked }) => asked).join(' ')
  const asked = language === 'zh' ? left.replaceAll(' ', '') : left.toLowerCase()
  if (
    boats.length < 2 ||
    boats.length > most ||
    !says('comparisonWords', asked, language) ||
    !says('comparison', asked, language)
  )
    return undefined
  const inOrder = boats.toSorted((one, other) => boatSlugs.indexOf(one.slug) - boatSlugs.indexOf(other.slug))
  const figures = chosenBy.flatMap((key) =>
    inOrder.flatMap((boat) => boatFacts(boat, key, language)).filter(({ kind }) => kind === 'told'),
  )
  const { boat: sentence, more } = chatMessages[language].ChatFacts.compare
  const compared = inOrder.flatMap((boat) => inVariants(boat, language))
  const lines = [
    ...new Set([
      ...compared.map(({ name, kind, job, water }) => formatMessage(sentence, { name, kind, job, water })),
      ...figures.map(({ text }) => text),
    ]),
  ]
  return {
    lines: [...lines, more],
    table: {
      columns: compared.map(({ name }) => name),
      rows: rowsOf(compared, language),
      lineCount: lines.length,
    },
    isTold: true,
    indicative: figures.some(({ indicative }) => indicative),
    entry: 'which-boat',
    page: '/product/compare',
    boats,
  }
}
