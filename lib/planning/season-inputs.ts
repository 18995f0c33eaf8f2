import * as z from 'zod/mini'
import { numbersWithin, within } from '#lib/coverage-planning/bounds'
import { fleetPresets } from '#lib/fleet-advice/fleet-presets'
import { seasonBounds, weeksOfYear } from '#lib/planning/season-bounds'

export const seasonJobs = ['litter', 'weed'] as const
export type SeasonJob = (typeof seasonJobs)[number]

/** A preset of the fleet advice (`smurf-standard`). */
const preset = z.string().check(z.refine((id) => fleetPresets.some((each) => each.id === id)))

/** The most weeks that may be kept free: what is left still has a busiest one. */
const mostRestWeeks = 26

/**
 * The inputs of a season in metres, square metres, kilograms, hours, minutes, percent and the visitor's currency (`seasonBounds`). Null:
 * not given, so the class's figure is used, or nothing is computed.
 */
export const seasonInputsSchema = z.object({
  ...numbersWithin(seasonBounds),
  job: z.enum(seasonJobs),
  /** Null, or one for another job: the class advised for the area. */
  boat: z.nullable(preset),
  /** Other kinds in the fleet; null, or one for another job: none. Without a number it is one boat. */
  boatTwo: z.nullable(preset),
  boatThree: z.nullable(preset),
  /** Whether boats also work in the dark. */
  night: z.boolean(),
  /** Weeks without work, by their number from 1. */
  rest: z.array(within({ from: 1, to: weeksOfYear, whole: true })).check(z.maxLength(mostRestWeeks)),
})

export type SeasonInputs = Readonly<z.infer<typeof seasonInputsSchema>>
