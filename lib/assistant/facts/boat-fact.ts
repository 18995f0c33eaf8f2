import { type BoatPropertyKey, boatProperty } from '#lib/assistant/facts/boat-properties'
import { chatMessages, inSentence } from '#lib/assistant/messages'
import type { NamedBoat } from '#lib/assistant/reading/names'
import { areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { areaInBoth, figureText, printFigure } from '#lib/content/boats/print'
import { type SheetRow, specificationSheet } from '#lib/content/boats/sheet'
import type { Boat, BoatVariant } from '#lib/content/boats/types'
import { type BoatSlug, boatsOfLine } from '#lib/content/fleet'
import type { FaqEntry } from '#lib/entries/read-entries'
import { boatListings } from '#lib/i18n/boat-listings'
import { formatMessage } from '#lib/i18n/format-message'
import type { Locale } from '#lib/i18n/locales'
import { messages } from '#lib/i18n/messages'

/** What is said of one property of one boat: `told` a figure or a word of its page, `open` left to the quote, `none` it has no such thing. */
export interface BoatFact {
  kind: 'told' | 'open' | 'none'
  text: string
  indicative: boolean
  name: string
  /** The figure to compare boats by, in the figure's own unit; only where there is one. */
  most?: number
  /** The figures by themselves, for a table; only where there are any. */
  figures?: readonly { label: string; value: string }[]
}

function isWithout(boat: Boat, variant: BoatVariant, key: BoatPropertyKey): boolean {
  const { compared, of } = boatProperty(key)
  if (compared && boat.withoutMeaning.includes(compared)) return true
  if (key === 'cutDepth' && variant.id === 'cleaning') return true
  return (boat.form === 'system' && of !== undefined) || (boat.unmanned && of === 'deck')
}

function printedValue(row: SheetRow, key: BoatPropertyKey, language: Locale): string | undefined {
  const { figure } = boatProperty(key)
  if (row.area) return areaInBoth(areaReadings(row.area, language), language)
  const metric = figure ? row.metric.filter((each) => each.key === figure) : row.metric
  const [first] = metric
  if (first) {
    // One unit and one mark for length, width and height.
    const before = metric.slice(0, -1).map((each) => `${printFigure(each.key, each.figure, language).number} × `)
    const last = metric.at(-1) ?? first
    return `${before.join('')}${figureText(last.key, last.figure, language)}`
  }
  const { SheetTerms, Figures } = messages[language]
  if (!row.word || row.word === 'onRequest') return undefined
  return `${inSentence(SheetTerms[row.word])}${row.indicative ? Figures.indicativeInText : ''}`
}

function upperEnd(row: SheetRow): number | undefined {
  const quantity = (row.area?.m2 ?? row.metric[0]?.figure)?.quantity
  return quantity && (quantity.form === 'range' ? quantity.to : quantity.value)
}

/** How a boat is called in an answer, with its variant where only one of them is meant. */
export function nameOf(boat: Boat, variant: BoatVariant, language: Locale): string {
  const { name } = boatListings[language][boat.slug]
  if (variant.id === 'standard') return name
  return formatMessage(chatMessages[language].ChatFacts.variant[variant.id], { name })
}

function factOf(boat: Boat, variant: BoatVariant, key: BoatPropertyKey, name: string, language: Locale): BoatFact {
  const sentences = chatMessages[language].ChatFacts
  const property = sentences.properties[key]
  if (isWithout(boat, variant, key)) {
    const sentence =
      boat.form === 'system'
        ? sentences.system
        : boat.unmanned && key === 'passengers'
          ? sentences.unmanned
          : sentences.none
    return { kind: 'none', text: formatMessage(sentence, { boat: name, property }), indicative: false, name }
  }
  const { rows } = boatProperty(key)
  const sheet = specificationSheet(boat, variant).flatMap((group) => group.rows)
  const told = rows.flatMap((wanted) => {
    const row = sheet.find((each) => each.key === wanted)
    const value = row && printedValue(row, key, language)
    return row && value ? [{ row, value }] : []
  })
  const [first] = told
  if (first) {
    const label = (row: SheetRow) => inSentence(messages[language].FigureLabels[row.key])
    const values =
      rows.length > 1
        ? told
            .map(({ row, value }) => formatMessage(sentences.row, { label: label(row), value }))
            .join(sentences.between)
        : formatMessage(sentences.row, { label: property, value: first.value })
    const most = upperEnd(first.row)
    return {
      kind: 'told',
      text: formatMessage(sentences.told, { boat: name, values }),
      indicative: told.some(
        ({ row }) =>
          row.indicative || row.metric.some(({ figure }) => figure.source === 'SPEC?' || figure.source === 'PUB'),
      ),
      name,
      figures: told.map(({ row, value }) => ({ label: messages[language].FigureLabels[row.key], value })),
      ...(most === undefined ? {} : { most }),
    }
  }
  return { kind: 'open', text: formatMessage(sentences.open, { boat: name, property }), indicative: false, name }
}

/** What our pages say of a property of a boat: one fact, or one for each of its variants where they differ. */
export function boatFacts({ slug, variant }: NamedBoat, key: BoatPropertyKey, language: Locale): BoatFact[] {
  const boat = boats[slug]
  const { name } = boatListings[language][slug]
  const wanted = boat.variants.filter(({ id }) => !variant || id === variant)
  const plain = wanted.map((each) => factOf(boat, each, key, name, language))
  const told = plain.filter(({ kind }) => kind !== 'none')
  const [first] = told.length > 0 ? told : plain
  // What is the same of all variants is said once.
  if (first && told.every(({ text }) => text === first.text) && !(told.length < plain.length && told.length > 0))
    return [first]
  const named = wanted.map((each) => factOf(boat, each, key, nameOf(boat, each, language), language))
  return told.length > 0 ? named.filter(({ kind }) => kind !== 'none') : named
}

/** The lines below an entry: what pages print of its measure for the boats meant, for those that clean where none is. */
export function figuresBelow(
  { figuresBelow: key }: Pick<FaqEntry, 'figuresBelow'>,
  language: Locale,
  boats: readonly BoatSlug[] = [],
): string[] {
  if (!key) return []
  const told = (boats.length > 0 ? boats : boatsOfLine('cleaning'))
    .flatMap((boat) => boatFacts({ slug: boat }, key, language))
    .filter(({ kind }) => kind === 'told')
  const { indicative } = chatMessages[language].ChatFacts
  return [...told.map(({ text }) => text), ...(told.some((fact) => fact.indicative) ? [indicative] : [])]
}
