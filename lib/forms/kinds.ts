/**
 * Every kind of lead. `service`: a fault of a boat in use; `rights`: a request about personal data; `site-key`: a site that wants the
 * widget; `official`: the eight-field contract (READ-4); `chat`: messages that could not be delivered for three days.
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

export const formKinds = leadKinds.filter((kind): kind is FormKind => kind !== 'official' && kind !== 'chat')

/** Whether a word from outside names a form. */
export function isFormKind(value: string): value is FormKind {
  return formKinds.some((kind) => kind === value)
}

/** Whether a word from outside names a kind of lead. */
export function isLeadKind(value: string): value is LeadKind {
  return leadKinds.some((kind) => kind === value)
}
