import { longest } from '#lib/rate-limit/sliding-windows'

/** How many leads one visitor's address may leave (READ-12): all forms together, counted over sliding windows. */
export const leadLimits = [
  { withinMs: 60_000, most: 5 },
  { withinMs: 10 * 60_000, most: 10 },
  { withinMs: 24 * 3_600_000, most: 30 },
] as const

/** The longest window; older leads count for nothing. */
export const longestLeadWindowMs = longest(leadLimits)

/** Above this total in an hour, leads are still saved and sent, but marked for a person to look at. */
export const floodPerHour = 600

/** Within this time, the same form and body from one visitor without a key is the same lead (READ-4). */
export const duplicateWindowMs = 10 * 60_000
