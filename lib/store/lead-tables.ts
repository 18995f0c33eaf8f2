import type { LeadKind } from '#lib/forms/kinds'
import type { Locale } from '#lib/i18n/locales'

/** One kept enquiry. `payload` is the JSON of what the visitor wrote (lib/leads/lead.ts). */
export interface LeadRow {
  id: string
  kind: LeadKind
  language: Locale
  page: string
  payload: string
  /** Lower-cased, to find and erase what one person sent. */
  email: string
  consent_how: 'notice' | 'ticked'
  consent_policy: string
  suspect: string | null
  idem_key: string
  body_hash: string
  /** Keyed hash of the visitor's address; emptied when no limit needs it any more. */
  visitor: string
  received_at: number
  purge_at: number
}

/** A file as it is kept, with what is known of it. */
export interface StoredFileRow {
  id: string
  name: string
  type: string
  size: number
  sha256: string
  bytes: Uint8Array
  /** The malware scanner's result; `none` without a scanner. */
  scan: 'none' | 'clean' | 'unscanned'
}

export interface AttachmentRow extends StoredFileRow {
  lead_id: string
}

export type DeliveryState = 'pending' | 'leased' | 'delivered' | 'dead' | 'cancelled'

/** A delivery to a sink, written in the same commit as its subject (transactional outbox). */
export interface DeliveryRow {
  id: string
  subject_kind: 'lead' | 'message'
  subject_id: string
  sink: string
  state: DeliveryState
  attempts: number
  created_at: number
  due_at: number
  lease_owner: string | null
  lease_until: number | null
  last_code: string | null
  done_at: number | null
}

export interface DeliveryAttemptRow {
  delivery_id: string
  n: number
  started_at: number
  finished_at: number
  outcome: string
  code: string
}

/** Whether one receiver of an email has it. */
export interface EmailRecipientRow {
  subject_kind: 'lead' | 'chat'
  /** A lead's delivery, or a conversation. */
  subject_id: string
  /** The address, in lower case. */
  recipient: string
  state: 'accepted' | 'deferred' | 'refused'
  code: string
  /** Up to which message of a conversation they have it. */
  reached: number
  attempts: number
  since: number
  /** When a conversation's email is sent again to them alone. */
  due_at: number | null
}

export type DataRequestState = 'waiting' | 'approved' | 'denied' | 'withdrawn'

/** The state of a dataset request; its id is the lead's. */
export interface DataRequestRow {
  id: string
  state: DataRequestState
  /** Version of the terms that stood at the form. */
  terms: string
  /** Word of `denialReasons` (lib/data-requests/data-request.ts). */
  reason: string | null
  /** The company's note, in the requester's language. */
  note: string | null
  decided_at: number | null
  links_until: number | null
  letters: number
}

/** How often a file was fetched for a request: from its start, and from somewhere within. */
export interface DataDownloadRow {
  request_id: string
  file: string
  whole: number
  parts: number
  last_at: number
}
