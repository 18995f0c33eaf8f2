import { formatMessage } from '#lib/i18n/format-message'
import type { Messages } from '#lib/i18n/messages'
import type { GeographicPosition } from '#lib/water-files/local-plane'
import { type OfferedSystem, offeredSystems } from '#lib/water-files/offered-systems'
import type { FoundInFile, WaterFileReading, WaterOption } from '#lib/water-files/read-water-file'

type PanelMessages = Messages['WaterFilePanel']

/** The panel's sentences and the numbers of its reader's language. */
export interface WaterFileWords {
  readonly messages: PanelMessages
  readonly unit: string
  area(areaM2: number): string
  number(value: number, digits: number): string
}

/** How many areas, lines and points a file holds; what it has none of is not named. */
export function contentsText(found: FoundInFile, { holds }: PanelMessages): string[] {
  const kinds = ['areas', 'lines', 'points'] as const
  return kinds.filter((kind) => found[kind] > 0).map((kind) => formatMessage(holds[kind], { count: found[kind] }))
}

/** One water of a file in a list: its name or number, its size, and how many pieces it is made of. */
export function optionText(option: WaterOption, index: number, words: WaterFileWords): string {
  const { messages } = words
  const name = option.name ?? formatMessage(messages.unnamed, { number: index + 1 })
  const text =
    option.kind === 'line'
      ? formatMessage(messages.line, { name, length: words.number(option.lengthM / 1000, 2) })
      : formatMessage(messages.area, { name, area: words.area(option.areaM2), unit: words.unit })
  return option.pieces > 1 ? formatMessage(messages.pieces, { option: text, count: option.pieces }) : text
}

/** Latitude and longitude with their sides, to four digits: about ten metres. */
export function placeText({ latitude, longitude }: GeographicPosition, messages: PanelMessages) {
  const degrees = (value: number) => Math.abs(value).toFixed(4)
  return {
    latitude: formatMessage(latitude < 0 ? messages.south : messages.north, { degrees: degrees(latitude) }),
    longitude: formatMessage(longitude < 0 ? messages.west : messages.east, { degrees: degrees(longitude) }),
  }
}

export function systemName({ kind, number }: OfferedSystem, messages: PanelMessages): string {
  return formatMessage(messages.systems[kind], { number })
}

type Read = Extract<WaterFileReading, { state: 'read' }>

/** What was done to the outline on its way to the board, a sentence each. */
export function fileNotes({ notes, found }: Read, words: WaterFileWords): string[] {
  const { messages } = words
  const say = (sentence: string, values: Record<string, string | number> = {}) =>
    formatMessage(sentence, { unit: words.unit, ...values })
  const { joined, simplified, mendedM2, smallIslands } = notes
  const isLine = found.options.find(({ piece }) => piece === found.chosen)?.kind === 'line'
  return [
    ...(found.unreadFiles > 0 ? [say(messages.unreadFiles, { count: words.number(found.unreadFiles, 0) })] : []),
    ...(found.options.length > 1 && found.options[0]?.piece === found.chosen && !isLine ? [messages.largest] : []),
    ...(found.fromCorners ? [messages.fromCorners] : []),
    ...(joined ? [say(messages.joined, { count: joined.pieces, area: words.area(joined.addedM2) })] : []),
    ...(joined && joined.leftM2 > 0 ? [say(messages.notJoined, { area: words.area(joined.leftM2) })] : []),
    ...(simplified ? [say(messages.simplified, simplifiedValues(simplified, words))] : []),
    ...(mendedM2 === null ? [] : [say(messages.mended, { area: words.area(mendedM2) })]),
    ...(smallIslands
      ? [say(messages.smallIslands, { count: smallIslands.count, area: words.area(smallIslands.areaM2) })]
      : []),
    ...(found.points > 0 ? [notes.dock ? messages.dock : messages.noDock] : []),
    ...(found.lines > 0 && !isLine ? [messages.linesLeft] : []),
    ...(found.swapped ? [messages.swapped] : []),
    ...(found.system === null ? [] : [say(messages.readAs, { system: nameOfSystem(found, messages) })]),
  ]
}

function simplifiedValues(
  { from, to, toleranceM, changedM2, areaM2 }: NonNullable<Read['notes']['simplified']>,
  words: WaterFileWords,
) {
  return {
    from: words.number(from, 0),
    to: words.number(to, 0),
    metres: words.number(toleranceM, 2),
    percent: words.number((100 * changedM2) / areaM2, 3),
  }
}

/** An offered system by its name, another by its number, the text of a `.prj` by the name that it begins with. */
function nameOfSystem({ system }: FoundInFile, messages: PanelMessages): string {
  const offered = offeredSystems.find(({ code }) => code === system)
  if (offered) return systemName(offered, messages)
  return /^\w+\["([^"]{1,80})"/.exec(system ?? '')?.[1]?.replaceAll('_', ' ') ?? (system ?? '').slice(0, 80)
}
