import { timeScale } from '#lib/config/environment'
import type { Outcome } from '#lib/outbound/outcome'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Waits after the first, second, … attempt; the last one repeats. */
const waits = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const
const lastWait = 10 * hour
/** The longest time to the next attempt, jitter included. */
export const longestWaitMs = 1.5 * lastWait
const configurationWait = 30 * minute
const giveUpAfter = 72 * hour
/** And at least so many attempts, since a server that was off, or a clock that jumped, has not tried for three days. */
const leastAttempts = 10

export interface Attempt {
  attempts: number
  createdAt: number
  now: number
  /** 0 ≤ x < 1, for the jitter. */
  random: number
}

/** When to try again after an attempt that did not deliver; undefined: a person has to look. */
export function nextDue(outcome: Outcome, { attempts, createdAt, now, random }: Attempt): number | undefined {
  if (outcome.kind === 'dead' || outcome.kind === 'delivered') return undefined
  const jitter = 0.5 + random
  if (outcome.kind === 'configuration') return Math.round(now + configurationWait * jitter * timeScale())
  if (attempts >= leastAttempts && now - createdAt >= giveUpAfter * timeScale()) return undefined
  const wait = (waits[attempts - 1] ?? lastWait) * jitter
  return Math.round(now + Math.max(wait, outcome.retryAfterMs ?? 0) * timeScale())
}
