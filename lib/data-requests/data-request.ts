import type { Locale } from '#lib/i18n/locales'
import type { DataRequestState } from '#lib/store/lead-tables'

export const dataRequestStates = ['waiting', 'approved', 'denied', 'withdrawn'] as const satisfies DataRequestState[]

/** Why a request is turned down; each has its sentence in `messages/<language>/data-requests.json`. */
export const denialReasons = ['purpose', 'organisation', 'address', 'unavailable', 'other'] as const
export type DenialReason = (typeof denialReasons)[number]

/** How often a requester may ask for the email again, so that nobody else's mailbox is flooded. */
export const mostResends = 5

/** After its withdrawal a request stays this long, so that its page can say so, and is then deleted whole. */
export const withdrawnKeptMs = 7 * 86_400_000

/** A researcher's request for a dataset, as the company and the requester see it. */
export interface DataRequest {
  id: string
  /** Family as the form names it. */
  dataset: string
  language: Locale
  name: string
  email: string
  organisation: string
  purpose: string
  receivedAt: number
  state: DataRequestState
  terms: string
  reason: DenialReason | undefined
  note: string
  decidedAt: number | undefined
  linksUntil: number | undefined
  resends: number
}
