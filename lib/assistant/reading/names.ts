import { z } from 'zod'
import { inEach, lines, patternOf, vocabulary } from '#lib/assistant/vocabulary'
import type { BoatVariant } from '#lib/content/boats/types'
import { type BoatSlug, boatSlugs, boatsOfLine, plateOf } from '#lib/content/fleet'
import { type Locale, locales } from '#lib/i18n/locales'

/** A boat as a text names it, and the variant where it says which. */
export interface NamedBoat {
  slug: BoatSlug
  variant?: BoatVariant['id'] | undefined
}

export const datasetNames = ['flow', 'usvInland', 'mariSense'] as const
/** The datasets whose facts our pages tell. */
export type DatasetName = (typeof datasetNames)[number]

const named = { called: lines, isExact: z.literal(true).optional() }
const table = z.strictObject({
  parts: z.record(z.string(), z.string()),
  boats: inEach(
    z.array(
      z.union([
        z.strictObject({ plates: z.string() }),
        z.strictObject({
          is: z.union([z.enum(['all', 'leisure']), z.enum(boatSlugs), z.array(z.enum(boatSlugs))]),
          variant: z.enum(['cleaning', 'weed']).optional(),
          ...named,
        }),
      ]),
    ),
  ),
  datasets: z.array(z.strictObject({ is: z.enum(datasetNames), only: z.enum(locales).optional(), ...named })),
  written: z.array(z.string()),
  alsoWords: z.array(z.string()),
  ofOurs: lines,
  widget: lines,
  shorter: z.partialRecord(z.enum(boatSlugs), lines),
})

type Naming<Of> = readonly [pattern: RegExp, of: readonly Of[]]

const ofSlug = (slug: BoatSlug): NamedBoat => ({ slug })
const groups = { all: boatSlugs.map(ofSlug), leisure: boatsOfLine('leisure').map(ofSlug) }

const names = vocabulary('names', table, ({ parts, boats, datasets, ...rest }) => {
  const pattern = ({ called, isExact }: { called: string[]; isExact?: true | undefined }) =>
    patternOf(called, isExact ? 'gu' : 'giu', parts)
  const ofBoats = (language: Locale) =>
    boats[language].flatMap((naming): Naming<NamedBoat>[] => {
      if ('plates' in naming)
        return boatSlugs
          .filter((slug) => slug !== 'efficiency')
          .map((slug) => [new RegExp(`(?<![a-z])${plateOf(slug)}${naming.plates}(?![a-z])`, 'gi'), [{ slug }]])
      const { is, variant } = naming
      if (is === 'all' || is === 'leisure') return [[pattern(naming), groups[is]]]
      return [[pattern(naming), [is].flat().map((slug) => ({ slug, variant }))]]
    })
  const ofDatasets = (language: Locale) =>
    datasets.flatMap((naming): Naming<DatasetName>[] =>
      (naming.only ?? language) === language ? [[pattern(naming), [naming.is]]] : [],
    )
  const written = [...boatSlugs.map(plateOf), ...rest.written]
  const asWritten = (name: string, language: Locale) =>
    new RegExp(`(?<![a-z])${name}(?![a-z])`, language === 'en' && rest.alsoWords.includes(name) ? '' : 'i')
  const ours = (language: Locale) => written.map((name) => asWritten(name, language))
  return {
    ...rest,
    written,
    anyWritten: new RegExp(`(?<![a-z])(?:${written.join('|')})(?![a-z])`, 'i'),
    widget: patternOf(rest.widget, 'iu'),
    boats: { en: ofBoats('en'), zh: ofBoats('zh') },
    datasets: { en: ofDatasets('en'), zh: ofDatasets('zh') },
    ours: { en: ours('en'), zh: [...ours('zh'), patternOf(rest.ofOurs, 'u')] },
  }
})

/** Stands where a name was: no letter, and no space, at which Chinese is taken apart. */
const nameHere = '\u0001'

function found<Of>(text: string, namings: readonly Naming<Of>[], idOf: (of: Of) => string) {
  const all: Of[] = []
  let rest = text
  for (const [pattern, of] of namings) {
    const without = rest.replace(pattern, nameHere)
    if (without === rest) continue
    rest = without
    all.push(...of.filter((one) => !all.some((other) => idOf(one) === idOf(other))))
  }
  return { all, rest }
}

/** The boats that a text names, by their names, their sizes or what they do, and what is left of it. */
export function namedBoats(text: string, language: Locale): { boats: readonly NamedBoat[]; rest: string } {
  const { all, rest } = found(text, names().boats[language], ({ slug }) => slug)
  return { boats: all, rest }
}

/** The boats that a text names, in whatever variant. */
export const boatsIn = (text: string, language: Locale): BoatSlug[] =>
  namedBoats(text, language).boats.map(({ slug }) => slug)

/** The datasets that a text names, and what is left of it. */
export function namedDatasets(text: string, language: Locale): { datasets: readonly DatasetName[]; rest: string } {
  const { all, rest } = found(text, names().datasets[language], (name) => name)
  return { datasets: all, rest }
}

/** The first name of ours in a text, of a boat or a dataset, as it is written there. */
export const nameIn = (text: string): string | undefined => names().anyWritten.exec(text)?.[0]

/** Whether a word is a name of ours. */
export const isName = (word: string): boolean =>
  names().written.some((name) => name.toLowerCase() === word.toLowerCase())

/** Whether a text names one of our boats or datasets, or the widget: then it is about us, whatever else it says. */
export const namesOurs = (text: string, language: Locale): boolean =>
  names().widget.test(text) || names().ours[language].some((pattern) => pattern.test(text))

/** Beside its plate, what names a boat before a figure of it: parts of a pattern. */
export const shorterNames = (slug: BoatSlug): readonly string[] => names().shorter[slug] ?? []
