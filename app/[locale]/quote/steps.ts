/** The steps of the request for a price, in order; each names the fields it holds. */
export const quoteSteps = [
  { id: 'water', fields: ['water', 'place'] },
  { id: 'area', fields: ['area'] },
  { id: 'job', fields: ['job'] },
  { id: 'boats', fields: ['boats'] },
  { id: 'contact', fields: ['name', 'company', 'email', 'phone', 'toolResult', 'toolAddress', 'message', 'consent'] },
] as const

export type StepId = (typeof quoteSteps)[number]['id']

const last = quoteSteps.length - 1

/** Whether a text, such as an address's parameter, is the id of a step. */
export function isStepId(value: string | null): value is StepId {
  return quoteSteps.some(({ id }) => id === value)
}

/** The step after (or before) another; the ends stay where they are. */
export function stepBeside(id: StepId, by: 1 | -1): StepId {
  const at = quoteSteps.findIndex((step) => step.id === id) + by
  return quoteSteps[Math.max(0, Math.min(last, at))]?.id ?? id
}

/** The first step that holds one of these fields. */
export function stepOfFields(names: readonly string[]): StepId | undefined {
  return quoteSteps.find(({ fields }) => fields.some((field) => names.includes(field)))?.id
}
