import * as z from 'zod/mini'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { type SeasonNumber, seasonBounds, weeksOfYear } from '#lib/planning/season-bounds'

export const seasonJobs = ['litter', 'weed'] as const
export type SeasonJob = (typeof seasonJobs)[number]

function within(name: SeasonNumber) {
  const { from, to } = seasonBounds[name]
  return z.number().check(z.minimum(from), z.maximum(to))
}

/** A whole number of them. */
function whole(name: SeasonNumber) {
  const { from, to } = seasonBounds[name]
  return z.int().check(z.minimum(from), z.maximum(to))
}

/** A preset of the fleet advice (`smurf-standard`). */
const preset = z.string().check(z.refine((id) => fleetPresets.some((each) => each.id === id)))

/** The most weeks that may be kept free: what is left still has a busiest one. */
const mostRestWeeks = 26

/**
 * What a season is planned from, in metres, square metres, kilograms, hours, minutes, percent and the visitor's own
 * money (`seasonBounds` names each unit). Null is not said: a figure of the boat's class, or nothing to count by.
 */
export const seasonInputsSchema = z.object({
  area: within('area'),
  shore: z.nullable(within('shore')),
  latitude: within('latitude'),
  job: z.enum(seasonJobs),
  /** Null, or one for another job: the class advised for the area. */
  boat: z.nullable(preset),
  /** Null: as many as the season needs. */
  boats: z.nullable(whole('boats')),
  /** Other kinds in the fleet; null, or one for another job: none. Without a number it is one boat. */
  boatTwo: z.nullable(preset),
  boatsTwo: z.nullable(whole('boatsTwo')),
  boatThree: z.nullable(preset),
  boatsThree: z.nullable(whole('boatsThree')),
  rate: z.nullable(within('rate')),
  width: z.nullable(within('width')),
  basket: z.nullable(within('basket')),
  endurance: z.nullable(within('endurance')),
  /** Minutes of boat and people for one basket, its way to the dock included. */
  unload: within('unload'),
  charge: within('charge'),
  /** Kilograms a day that drift onto the water, and what a storm leaves at once. */
  litter: z.nullable(within('litter')),
  storm: z.nullable(within('storm')),
  weedSpring: z.nullable(within('weedSpring')),
  weedSummer: z.nullable(within('weedSummer')),
  weedAutumn: z.nullable(within('weedAutumn')),
  weedWinter: z.nullable(within('weedWinter')),
  sweepsSpring: within('sweepsSpring'),
  sweepsSummer: within('sweepsSummer'),
  sweepsAutumn: within('sweepsAutumn'),
  sweepsWinter: within('sweepsWinter'),
  days: whole('days'),
  hours: within('hours'),
  /** Whether boats also work in the dark. */
  night: z.boolean(),
  /** Days to have swept the water once after a storm. */
  deadline: within('deadline'),
  /** Weeks without work, by their number from 1. */
  rest: z.array(z.int().check(z.minimum(1), z.maximum(weeksOfYear))).check(z.maxLength(mostRestWeeks)),
  /** Weeks under ice, around the middle of winter. */
  ice: whole('ice'),
  boatsPerWatcher: whole('boatsPerWatcher'),
  /** People who lift a basket out. */
  lifters: whole('lifters'),
  /** Kilograms (wet) that one cart takes away, and minutes of one person for it. */
  cart: within('cart'),
  cartTrip: within('cartTrip'),
  /** Hours a week of one person. */
  personHours: within('personHours'),
  bridge: z.nullable(within('bridge')),
  gate: z.nullable(within('gate')),
  depth: z.nullable(within('depth')),
  launchDepth: z.nullable(within('launchDepth')),
  launchSlope: z.nullable(within('launchSlope')),
  current: z.nullable(within('current')),
  wind: z.nullable(within('wind')),
  boatPrice: z.nullable(within('boatPrice')),
  /** Once for the site. */
  dockPrice: z.nullable(within('dockPrice')),
  lifeYears: z.nullable(within('lifeYears')),
  interest: z.nullable(within('interest')),
  /** Upkeep and insurance of a boat, a year. */
  upkeep: z.nullable(within('upkeep')),
  /** Kilowatt-hours of one charge, and the price of one. */
  chargeEnergy: z.nullable(within('chargeEnergy')),
  energyPrice: z.nullable(within('energyPrice')),
  /** For an hour of one person. */
  wage: z.nullable(within('wage')),
  /** For a wet tonne. */
  disposal: z.nullable(within('disposal')),
  /** For a boat and a month. */
  lease: z.nullable(within('lease')),
  /** For an area and a month, everything done by others. */
  service: z.nullable(within('service')),
  /** What today's way of cleaning costs a year. */
  manual: z.nullable(within('manual')),
  doubt: within('doubt'),
})

export type SeasonInputs = Readonly<z.infer<typeof seasonInputsSchema>>
