import { z } from 'zod'
import { finderJobs } from '#lib/content/finder'

/** Beyond this the company answers itself: no class was made for it. */
export const largestAreaMu = 5_000

const positive = z.number().positive()

/** What a visitor says of their water and their job; what is left open is null. */
export const fleetQuestionSchema = z.object({
  job: z.enum(finderJobs),
  areaM2: positive,
  /** How deep weed has to be cut. */
  weedDepthCm: positive.max(1_000).nullable(),
  shorePower: z.enum(['yes', 'no', 'unknown']),
  /** The narrowest place a boat has to pass. */
  accessWidthM: positive.max(10_000).nullable(),
  /** People who want to go aboard at the same time. */
  passengers: z.int().positive().max(10_000).nullable(),
  /** What lies on the water each day, by the visitor's own count. */
  litterKgPerDay: positive.max(1_000_000).nullable(),
})

export type FleetQuestion = z.infer<typeof fleetQuestionSchema>
