import { z } from 'zod'
import { finderJobs } from '#lib/content/finder'

const positive = z.number().positive()

/** The most that each number beside the area may be, as the page says it beside a wrong one. */
export const fleetQuestionMost = {
  weedDepthCm: 1_000,
  accessWidthM: 10_000,
  visitorsPerDay: 5_000,
  passengers: 1_000,
  litterKgPerDay: 1_000_000,
} as const

/** What a visitor says of their water and their job; what is left open is null. */
export const fleetQuestionSchema = z.object({
  job: z.enum(finderJobs),
  areaM2: positive,
  /** How deep weed has to be cut. */
  weedDepthCm: positive.max(fleetQuestionMost.weedDepthCm).nullable(),
  shorePower: z.enum(['yes', 'no', 'unknown']),
  /** The narrowest place a boat has to pass. */
  accessWidthM: positive.max(fleetQuestionMost.accessWidthM).nullable(),
  /** Visitors who ride over a whole day; how many boats they take is worked out elsewhere (`lib/planning`). */
  visitorsPerDay: z.int().positive().max(fleetQuestionMost.visitorsPerDay).nullable(),
  /** People who are on the water at the same moment. */
  passengers: z.int().positive().max(fleetQuestionMost.passengers).nullable(),
  /** What lies on the water each day, by the visitor's own count. */
  litterKgPerDay: positive.max(fleetQuestionMost.litterKgPerDay).nullable(),
})

export type FleetQuestion = z.infer<typeof fleetQuestionSchema>
