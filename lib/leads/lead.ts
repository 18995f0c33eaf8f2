import type { LeadKind } from '#lib/forms/kinds'
import type { Locale } from '#lib/i18n/locales'

/** Why a lead waits for a person's look before it goes anywhere, or is only marked (`flood`). */
export type Suspicion = 'honeypot' | 'fast' | 'flood'

export interface Person {
  name: string
  email: string
  phone: string
  company: string
  title: string
}

/** The visitor's entries. Blank: not given. */
export interface LeadContent {
  person: Person
  /** Words for what it is about, where the sender has words of its own: the eight-field contract. */
  product: string
  /** The boats the visitor named, by slug; their names are put in where the lead is shown. */
  boats: readonly string[]
  message: string
  /** Everything else the form asked, by field name. */
  answers: Record<string, string | readonly string[]>
}

export interface Consent {
  /** The contact panel shows a notice; the other forms have a box to tick (READ-11). */
  how: 'notice' | 'ticked'
  policy: string
}

export interface Attachment {
  name: string
  type: string
  bytes: Uint8Array
  /** The malware scanner's result; `unscanned` if it did not answer, `none` without a scanner. */
  scan: 'none' | 'clean' | 'unscanned'
}

/** A lead as a handler hands it over. */
export interface NewLead extends LeadContent {
  kind: LeadKind
  language: Locale
  page: string
  consent: Consent
  suspicion?: Suspicion
  attachments: readonly Attachment[]
}

export interface Lead extends Omit<NewLead, 'attachments'> {
  id: string
  receivedAt: number
  attachments: readonly { id: string; name: string; type: string; size: number; scan: Attachment['scan'] }[]
}
