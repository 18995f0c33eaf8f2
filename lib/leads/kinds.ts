/** Every way a visitor can write to the company. `official` is the eight-field contract (decision 4). */
export const leadKinds = [
  'official',
  'advisory',
  'quote',
  'partner',
  'application',
  'dataset',
  'board',
  'callback',
] as const

export type LeadKind = (typeof leadKinds)[number]

/** The kinds with a form of our own, posted to `/api/forms/<kind>`. */
export type FormKind = Exclude<LeadKind, 'official'>

export const formKinds = leadKinds.filter((kind): kind is FormKind => kind !== 'official')

export function isFormKind(value: string): value is FormKind {
  return formKinds.some((kind) => kind === value)
}

export function isLeadKind(value: string): value is LeadKind {
  return leadKinds.some((kind) => kind === value)
}
