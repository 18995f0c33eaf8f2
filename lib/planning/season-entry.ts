import { type AreaUnit, isAreaUnit, squareMetresPer } from '#lib/content/area-units'
import { readNumber } from '#lib/i18n/read-number'
import { type SeasonNumber, seasonBounds } from '#lib/planning/season-bounds'
import { type SeasonInputs, seasonInputsSchema, seasonJobs } from '#lib/planning/season-inputs'
import { startingSeason } from '#lib/planning/starting-season'

// Object.keys forgets the keys' type; the table has no others.
export const seasonNumbers = Object.keys(seasonBounds) as readonly SeasonNumber[]

const choices = ['unit', 'job', 'boat', 'boatTwo', 'boatThree', 'night', 'rest'] as const

export type SeasonField = SeasonNumber | (typeof choices)[number]

const [unit, ...laterChoices] = choices
export const seasonFields: readonly SeasonField[] = [unit, ...seasonNumbers, ...laterChoices]

/** A season while it is being typed: texts, because a half-typed number is no number. Areas are in `unit`. */
export type SeasonEntry = Readonly<Record<SeasonField, string>>

/** How many of the kept unit one typed unit is: areas and what goes by them are typed in the reader's own. */
export function typedScale(name: SeasonNumber, unit: AreaUnit): number {
  const kept = seasonBounds[name].unit
  if (kept === 'm2' || kept === 'm2PerH') return squareMetresPer[unit]
  return kept === 'kgPerM2' || kept === 'moneyPerM2' ? 1 / squareMetresPer[unit] : 1
}

/** A number of the inputs as it stands in its field. */
export function typedNumber(name: SeasonNumber, value: number, unit: AreaUnit): string {
  return String(Number((value / typedScale(name, unit)).toPrecision(7)))
}

/** The inputs as texts in a unit of area. */
export function seasonEntry(inputs: SeasonInputs, unit: AreaUnit): SeasonEntry {
  const text = (name: SeasonNumber) => {
    const value = inputs[name]
    return value === null ? '' : typedNumber(name, value, unit)
  }
  const numbers = Object.fromEntries(seasonNumbers.map((name) => [name, text(name)])) as Record<SeasonNumber, string>
  return {
    ...numbers,
    unit,
    job: inputs.job,
    boat: inputs.boat ?? '',
    boatTwo: inputs.boatTwo ?? '',
    boatThree: inputs.boatThree ?? '',
    night: inputs.night ? 'yes' : 'no',
    rest: inputs.rest.join(' '),
  }
}

/** The same season typed in another unit of area; what is half typed stays as it is. */
export function seasonInUnit(entry: SeasonEntry, unit: AreaUnit): SeasonEntry {
  const next = { ...entry, unit }
  for (const name of seasonNumbers) {
    const factor = typedScale(name, areaUnitOf(entry)) / typedScale(name, unit)
    const value = readNumber(entry[name])
    if (factor !== 1 && value !== null) next[name] = String(Number((value * factor).toPrecision(7)))
  }
  return next
}

/** The unit of area that an entry is typed in. */
export function areaUnitOf({ unit }: Pick<SeasonEntry, 'unit'>): AreaUnit {
  return isAreaUnit(unit) ? unit : 'mu'
}

export type SeasonReading =
  | { readonly inputs: SeasonInputs }
  /** Fields that hold nothing they may hold, in the order of the page. */
  | { readonly wrong: readonly SeasonField[] }

/** The typed texts as inputs, or which of them are wrong. */
export function readSeason(entry: SeasonEntry): SeasonReading {
  const unit = areaUnitOf(entry)
  const number = (name: SeasonNumber) => {
    const text = entry[name].trim()
    if (text === '') return null
    const value = name === 'latitude' ? readSigned(text) : readNumber(text)
    // 0.15 mu are 100 m², the least, and not a hair below it.
    return value === null ? Number.NaN : Number((value * typedScale(name, unit)).toPrecision(12))
  }
  const read = seasonInputsSchema.safeParse({
    ...Object.fromEntries(seasonNumbers.map((name) => [name, number(name)])),
    job: seasonJobs.find((job) => job === entry.job),
    boat: entry.boat || null,
    boatTwo: entry.boatTwo || null,
    boatThree: entry.boatThree || null,
    night: entry.night === 'yes',
    rest: readWeeks(entry.rest),
  })
  if (read.success) return { inputs: read.data }
  const found = new Set(read.error.issues.map(({ path }) => path[0]))
  return { wrong: seasonFields.filter((field) => found.has(field)) }
}

/** South of the equator is written with a minus. */
function readSigned(text: string): number | null {
  const [, minus, digits = ''] = /^([-−]?)(.*)$/.exec(text) ?? []
  const value = readNumber(digits)
  return value === null ? null : minus ? -value : value
}

/** Numbers of weeks between commas or blanks, each once. */
function readWeeks(text: string): number[] {
  const words = text.normalize('NFKC').split(/[\s,、.]+/)
  const weeks = words.filter((word) => word !== '').map((word) => readNumber(word) ?? Number.NaN)
  return [...new Set(weeks)].sort((a, b) => a - b)
}

/** The entry that the page begins with. */
export const startingEntry = (unit: AreaUnit): SeasonEntry => seasonEntry(startingSeason, unit)
