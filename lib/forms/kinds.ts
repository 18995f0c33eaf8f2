/**
 * Every way a visitor can write to the company. `service` is a boat in use with its fault, `rights` a request about
 * one's own personal data, `site-key` the wish to show the widget on a site. `official` is the eight-field contract (READ-4); `chat` is what a visitor
 * wrote in the widget while nobody could be reached for three days.
 */
export const leadKinds = [
  'official',
  'advisory',
  'quote',
  'partner',
  'service',
  'rights',
  'application',
  'dataset',
  'site-key',
  'board',
  'callback',
  'chat',
] as const

export type LeadKind = (typeof leadKinds)[number]

/** The kinds with a form of our own, posted to `/api/forms/<kind>`. */
export type FormKind = Exclude<LeadKind, 'official' | 'chat'>

/** The kinds of which each has a form of its own. */
export const formKinds = leadKinds.filter((kind): kind is FormKind => kind !== 'official' && kind !== 'chat')

/** Whether a word from outside names a form. */
export function isFormKind(value: string): value is FormKind {
  return formKinds.some((kind) => kind === value)
}

/** Whether a word from outside names a kind of lead. */
export function isLeadKind(value: string): value is LeadKind {
  return leadKinds.some((kind) => kind === value)
}
