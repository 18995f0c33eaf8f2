import { isStepId, type StepId } from './steps.ts'

/** Facts about the water and the boats: all that an address may hold (READ-11). */
const shareable = ['water', 'area', 'job', 'boats'] as const

export interface QuoteFacts {
  water: string
  area: string
  job: string
  boats: readonly string[]
}

/** The query of a step with what was chosen so far; nothing chosen and the first step is the plain address. */
export function quoteQuery(facts: QuoteFacts, step: StepId): string {
  const query = new URLSearchParams()
  for (const name of shareable) {
    const value = [facts[name]].flat().join(',')
    if (value) query.set(name, value)
  }
  if (step !== 'water') query.set('step', step)
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The step an address names; the first when it names none. */
export function stepOfQuery(search: string): StepId {
  const step = new URLSearchParams(search).get('step')
  return isStepId(step) ? step : 'water'
}
