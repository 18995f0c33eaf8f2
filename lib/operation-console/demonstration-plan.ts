import { planFleets } from '#lib/coverage-planning/plan-fleets'
import type { FleetResult } from '#lib/coverage-planning/plan-request'
import { demonstrationRequest } from '#lib/operation-console/demonstration-site'

/** The day's plan of the demonstration, for its still picture; the console itself has it made in a worker. */
export function demonstrationPlan(): FleetResult {
  const answer = planFleets({ ...demonstrationRequest, number: 0 })
  const result = 'results' in answer ? answer.results[0] : undefined
  if (!result) throw new Error('the demonstration lake cannot be planned')
  return result
}
