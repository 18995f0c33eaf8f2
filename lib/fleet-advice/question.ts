import * as z from 'zod/mini'
import { finderJobs } from '#lib/content/finder'

const upTo = (most: number) => z.nullable(z.number().check(z.positive(), z.maximum(most)))
const wholeUpTo = (most: number) => z.nullable(z.int().check(z.positive(), z.maximum(most)))

/** The most that each number beside the area may be, as the page says it beside a wrong one. */
export const fleetQuestionMost = {
  weedDepthCm: 1_000,
  accessWidthM: 10_000,
  visitorsPerDay: 5_000,
  passengers: 1_000,
  litterKgPerDay: 1_000_000,
} as const

/** The visitor's water and job; null where not given. */
export const fleetQuestionSchema = z.object({
  job: z.enum(finderJobs),
  areaM2: z.number().check(z.positive()),
  weedDepthCm: upTo(fleetQuestionMost.weedDepthCm),
  shorePower: z.enum(['yes', 'no', 'unknown']),
  accessWidthM: upTo(fleetQuestionMost.accessWidthM),
  /** Visitors who ride over a whole day; how many boats they take is worked out elsewhere (`lib/planning`). */
  visitorsPerDay: wholeUpTo(fleetQuestionMost.visitorsPerDay),
  passengers: wholeUpTo(fleetQuestionMost.passengers),
  /** What lies on the water each day, by the visitor's own count. */
  litterKgPerDay: upTo(fleetQuestionMost.litterKgPerDay),
})

export type FleetQuestion = z.infer<typeof fleetQuestionSchema>
