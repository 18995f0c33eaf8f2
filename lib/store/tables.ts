import type * as chat from '#lib/store/chat-tables'
import type * as leads from '#lib/store/lead-tables'

/** Small facts of the store itself: the key visitors' addresses are hashed with, the last write check. */
export interface FactRow {
  name: string
  value: string
}

/** An erasure at a person's request, to be repeated after a restore from a backup. */
export interface ErasureRow {
  subject_id: string
  subject_kind: 'lead' | 'visitor' | 'conversation'
  erased_at: number
}

/** A tool's address stored under a short one; whoever has the secret may delete it. */
export interface ShortLinkRow {
  id: string
  address: string
  secret_hash: string
  created_at: number
  purge_at: number
}

export interface SchemaMigrationRow {
  version: number
  checksum: string
  applied_at: number
}

export interface Tables {
  lead: leads.LeadRow
  delivery: leads.DeliveryRow
  delivery_attempt: leads.DeliveryAttemptRow
  attachment: leads.AttachmentRow
  fact: FactRow
  visitor: chat.VisitorRow
  conversation: chat.ConversationRow
  message: chat.MessageRow
  chat_file: chat.ChatFileRow
  person_wait: chat.PersonWaitRow
  answer_link: chat.AnswerLinkRow
  answer_holder: chat.AnswerHolderRow
  answer_feedback: chat.AnswerFeedbackRow
  rating_question: chat.RatingQuestionRow
  transcript: chat.TranscriptRow
  bridge_link: chat.BridgeLinkRow
  bridge_message: chat.BridgeMessageRow
  email_recipient: leads.EmailRecipientRow
  data_request: leads.DataRequestRow
  data_download: leads.DataDownloadRow
  erasure: ErasureRow
  short_link: ShortLinkRow
  schema_migration: SchemaMigrationRow
}
