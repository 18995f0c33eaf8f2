import { type AreaUnit, squareMetresPer } from '#lib/content/area-units'
import { finderJobs } from '#lib/content/finder'
import { fleetQuestionSchema } from '#lib/fleet-advice/question'
import { readNumber } from '#lib/i18n/read-number'

export const shorePowers = ['yes', 'no', 'unknown'] as const

export const numbers = ['accessWidthM', 'litterKgPerDay', 'weedDepthCm', 'visitorsPerDay', 'passengers'] as const

/** The answers as they are typed; `null` in the question is an empty text here. */
export interface Entries extends Record<(typeof numbers)[number], string> {
  job: (typeof finderJobs)[number]
  area: string
  unit: AreaUnit
  shorePower: (typeof shorePowers)[number]
}

/** Which number each job asks for beside the area. */
export const fieldsOfJob: Readonly<Record<Entries['job'], readonly (typeof numbers)[number][]>> = {
  litter: ['accessWidthM', 'litterKgPerDay'],
  weed: ['weedDepthCm', 'accessWidthM', 'litterKgPerDay'],
  inspect: [],
  visitors: ['visitorsPerDay', 'passengers'],
}

/** What is typed as the question that the fleet is advised by, or what is wrong in it; areas in square metres. */
export function questionOf(entries: Entries) {
  const number = (text: string) => (text.trim() === '' ? null : (readNumber(text) ?? Number.NaN))
  const area = number(entries.area)
  return fleetQuestionSchema.safeParse({
    job: entries.job,
    shorePower: entries.shorePower,
    areaM2: area === null ? Number.NaN : area * squareMetresPer[entries.unit],
    ...Object.fromEntries(
      numbers.map((name) => [name, fieldsOfJob[entries.job].includes(name) ? number(entries[name]) : null]),
    ),
  })
}

const addressed = [
  'job',
  'area',
  'unit',
  'weedDepthCm',
  'shorePower',
  'accessWidthM',
  'visitorsPerDay',
  'passengers',
  'litterKgPerDay',
] as const

/** The answers as the query of an address; what is blank stays out. */
export function queryOf(entries: Entries): string {
  const query = new URLSearchParams()
  for (const name of addressed) if (entries[name]) query.set(name, entries[name])
  return `?${query}`
}

/** What a link asks in its query. */
export function entriesInAddress(units: readonly [AreaUnit, ...AreaUnit[]]): Partial<Entries> {
  const query = new URLSearchParams(location.search)
  const said: Partial<Entries> = {}
  const job = finderJobs.find((each) => each === query.get('job'))
  const unit = units.find((each) => each === query.get('unit'))
  const power = shorePowers.find((each) => each === query.get('shorePower'))
  if (job) said.job = job
  if (unit) said.unit = unit
  if (power) said.shorePower = power
  for (const name of ['area', ...numbers] as const) {
    const text = query.get(name)
    if (text !== null && text.length <= 16) said[name] = text
  }
  return said
}
