import { z } from 'zod'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { type SeasonNumber, seasonBounds, weeksOfYear } from '#lib/planning/season-bounds'

export const seasonJobs = ['litter', 'weed'] as const
export type SeasonJob = (typeof seasonJobs)[number]

function within(name: SeasonNumber) {
  const { from, to } = seasonBounds[name]
  return z.number().min(from).max(to)
}

/** The most weeks that may be kept free: what is left still has a busiest one. */
const mostRestWeeks = 26

/**
 * What a season is planned from, in metres, square metres, kilograms, hours, minutes, percent and the visitor's own
 * money (`seasonBounds` names each unit). Null is not said: a figure of the boat's class, or nothing to count by.
 */
export const seasonInputsSchema = z.object({
  area: within('area'),
  shore: within('shore').nullable(),
  latitude: within('latitude'),
  job: z.enum(seasonJobs),
  /** A preset of the fleet advice (`smurf-standard`); null, or one for another job: the class advised for the area. */
  boat: z
    .string()
    .refine((id) => fleetPresets.some((preset) => preset.id === id))
    .nullable(),
  /** Null: as many as the season needs. */
  boats: within('boats').int().nullable(),
  rate: within('rate').nullable(),
  width: within('width').nullable(),
  basket: within('basket').nullable(),
  endurance: within('endurance').nullable(),
  /** Minutes of boat and people for one basket, its way to the dock included. */
  unload: within('unload'),
  charge: within('charge'),
  /** Kilograms a day that drift onto the water, and what a storm leaves at once. */
  litter: within('litter').nullable(),
  storm: within('storm').nullable(),
  weedSpring: within('weedSpring').nullable(),
  weedSummer: within('weedSummer').nullable(),
  weedAutumn: within('weedAutumn').nullable(),
  weedWinter: within('weedWinter').nullable(),
  sweepsSpring: within('sweepsSpring'),
  sweepsSummer: within('sweepsSummer'),
  sweepsAutumn: within('sweepsAutumn'),
  sweepsWinter: within('sweepsWinter'),
  days: within('days').int(),
  hours: within('hours'),
  /** Whether boats also work in the dark. */
  night: z.boolean(),
  /** Days to have swept the water once after a storm. */
  deadline: within('deadline'),
  /** Weeks without work, by their number from 1. */
  rest: z.array(z.int().min(1).max(weeksOfYear)).max(mostRestWeeks),
  /** Weeks under ice, around the middle of winter. */
  ice: within('ice').int(),
  boatsPerWatcher: within('boatsPerWatcher').int(),
  /** People who lift a basket out. */
  lifters: within('lifters').int(),
  /** Kilograms (wet) that one cart takes away, and minutes of one person for it. */
  cart: within('cart'),
  cartTrip: within('cartTrip'),
  /** Hours a week of one person. */
  personHours: within('personHours'),
  bridge: within('bridge').nullable(),
  gate: within('gate').nullable(),
  depth: within('depth').nullable(),
  launchDepth: within('launchDepth').nullable(),
  launchSlope: within('launchSlope').nullable(),
  current: within('current').nullable(),
  wind: within('wind').nullable(),
  boatPrice: within('boatPrice').nullable(),
  /** Once for the site. */
  dockPrice: within('dockPrice').nullable(),
  lifeYears: within('lifeYears').nullable(),
  interest: within('interest').nullable(),
  /** Upkeep and insurance of a boat, a year. */
  upkeep: within('upkeep').nullable(),
  /** Kilowatt-hours of one charge, and the price of one. */
  chargeEnergy: within('chargeEnergy').nullable(),
  energyPrice: within('energyPrice').nullable(),
  /** For an hour of one person. */
  wage: within('wage').nullable(),
  /** For a wet tonne. */
  disposal: within('disposal').nullable(),
  /** For a boat and a month. */
  lease: within('lease').nullable(),
  /** For an area and a month, everything done by others. */
  service: within('service').nullable(),
  /** What today's way of cleaning costs a year. */
  manual: within('manual').nullable(),
  doubt: within('doubt'),
})

export type SeasonInputs = Readonly<z.infer<typeof seasonInputsSchema>>
