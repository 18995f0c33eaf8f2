import * as z from 'zod/mini'
import { wholeWithin, within } from '#lib/coverage-planning/bounds'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { seasonBounds, weeksOfYear } from '#lib/planning/season-bounds'

export const seasonJobs = ['litter', 'weed'] as const
export type SeasonJob = (typeof seasonJobs)[number]

/** A preset of the fleet advice (`smurf-standard`). */
const preset = z.string().check(z.refine((id) => fleetPresets.some((each) => each.id === id)))

/** The most weeks that may be kept free: what is left still has a busiest one. */
const mostRestWeeks = 26

/**
 * What a season is planned from, in metres, square metres, kilograms, hours, minutes, percent and the visitor's own
 * money (`seasonBounds` names each unit). Null is not said: a figure of the boat's class, or nothing to count by.
 */
export const seasonInputsSchema = z.object({
  area: within(seasonBounds.area),
  shore: z.nullable(within(seasonBounds.shore)),
  latitude: within(seasonBounds.latitude),
  job: z.enum(seasonJobs),
  /** Null, or one for another job: the class advised for the area. */
  boat: z.nullable(preset),
  /** Null: as many as the season needs. */
  boats: z.nullable(wholeWithin(seasonBounds.boats)),
  /** Other kinds in the fleet; null, or one for another job: none. Without a number it is one boat. */
  boatTwo: z.nullable(preset),
  boatsTwo: z.nullable(wholeWithin(seasonBounds.boatsTwo)),
  boatThree: z.nullable(preset),
  boatsThree: z.nullable(wholeWithin(seasonBounds.boatsThree)),
  rate: z.nullable(within(seasonBounds.rate)),
  width: z.nullable(within(seasonBounds.width)),
  basket: z.nullable(within(seasonBounds.basket)),
  endurance: z.nullable(within(seasonBounds.endurance)),
  /** Minutes of boat and people for one basket, its way to the dock included. */
  unload: within(seasonBounds.unload),
  charge: within(seasonBounds.charge),
  /** Kilograms a day that drift onto the water, and what a storm leaves at once. */
  litter: z.nullable(within(seasonBounds.litter)),
  storm: z.nullable(within(seasonBounds.storm)),
  weedSpring: z.nullable(within(seasonBounds.weedSpring)),
  weedSummer: z.nullable(within(seasonBounds.weedSummer)),
  weedAutumn: z.nullable(within(seasonBounds.weedAutumn)),
  weedWinter: z.nullable(within(seasonBounds.weedWinter)),
  sweepsSpring: within(seasonBounds.sweepsSpring),
  sweepsSummer: within(seasonBounds.sweepsSummer),
  sweepsAutumn: within(seasonBounds.sweepsAutumn),
  sweepsWinter: within(seasonBounds.sweepsWinter),
  days: wholeWithin(seasonBounds.days),
  hours: within(seasonBounds.hours),
  /** Whether boats also work in the dark. */
  night: z.boolean(),
  /** Days to have swept the water once after a storm. */
  deadline: within(seasonBounds.deadline),
  /** Weeks without work, by their number from 1. */
  rest: z.array(wholeWithin({ from: 1, to: weeksOfYear })).check(z.maxLength(mostRestWeeks)),
  /** Weeks under ice, around the middle of winter. */
  ice: wholeWithin(seasonBounds.ice),
  boatsPerWatcher: wholeWithin(seasonBounds.boatsPerWatcher),
  /** People who lift a basket out. */
  lifters: wholeWithin(seasonBounds.lifters),
  /** Kilograms (wet) that one cart takes away, and minutes of one person for it. */
  cart: within(seasonBounds.cart),
  cartTrip: within(seasonBounds.cartTrip),
  /** Hours a week of one person. */
  personHours: within(seasonBounds.personHours),
  bridge: z.nullable(within(seasonBounds.bridge)),
  gate: z.nullable(within(seasonBounds.gate)),
  depth: z.nullable(within(seasonBounds.depth)),
  launchDepth: z.nullable(within(seasonBounds.launchDepth)),
  launchSlope: z.nullable(within(seasonBounds.launchSlope)),
  current: z.nullable(within(seasonBounds.current)),
  wind: z.nullable(within(seasonBounds.wind)),
  boatPrice: z.nullable(within(seasonBounds.boatPrice)),
  /** Once for the site. */
  dockPrice: z.nullable(within(seasonBounds.dockPrice)),
  lifeYears: z.nullable(within(seasonBounds.lifeYears)),
  interest: z.nullable(within(seasonBounds.interest)),
  /** Upkeep and insurance of a boat, a year. */
  upkeep: z.nullable(within(seasonBounds.upkeep)),
  /** Kilowatt-hours of one charge, and the price of one. */
  chargeEnergy: z.nullable(within(seasonBounds.chargeEnergy)),
  energyPrice: z.nullable(within(seasonBounds.energyPrice)),
  /** For an hour of one person. */
  wage: z.nullable(within(seasonBounds.wage)),
  /** For a wet tonne. */
  disposal: z.nullable(within(seasonBounds.disposal)),
  /** For a boat and a month. */
  lease: z.nullable(within(seasonBounds.lease)),
  /** For an area and a month, everything done by others. */
  service: z.nullable(within(seasonBounds.service)),
  /** What today's way of cleaning costs a year. */
  manual: z.nullable(within(seasonBounds.manual)),
  doubt: within(seasonBounds.doubt),
})

export type SeasonInputs = Readonly<z.infer<typeof seasonInputsSchema>>
