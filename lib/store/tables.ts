import type {
  AnswerFeedbackRow,
  AnswerHolderRow,
  AnswerLinkRow,
  BridgeLinkRow,
  BridgeMessageRow,
  ChatFileRow,
  ConversationRow,
  MessageRow,
  PersonWaitRow,
  RatingQuestionRow,
  TranscriptRow,
  VisitorRow,
} from '#lib/store/chat-tables'
import type {
  AttachmentRow,
  DataDownloadRow,
  DataRequestRow,
  DeliveryAttemptRow,
  DeliveryRow,
  EmailRecipientRow,
  LeadRow,
} from '#lib/store/lead-tables'

/** Small facts of the store itself: the key visitors' addresses are hashed with, the last write check. */
export interface FactRow {
  name: string
  value: string
}

/** Something that was erased at a person's request; it may stand in a backup and comes back with it. */
export interface ErasureRow {
  subject_id: string
  subject_kind: 'lead' | 'visitor' | 'conversation'
  erased_at: number
}

/** A tool's address that a visitor had kept under a short one; whoever has the secret may delete it. */
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
  lead: LeadRow
  delivery: DeliveryRow
  delivery_attempt: DeliveryAttemptRow
  attachment: AttachmentRow
  fact: FactRow
  visitor: VisitorRow
  conversation: ConversationRow
  message: MessageRow
  chat_file: ChatFileRow
  person_wait: PersonWaitRow
  answer_link: AnswerLinkRow
  answer_holder: AnswerHolderRow
  answer_feedback: AnswerFeedbackRow
  rating_question: RatingQuestionRow
  transcript: TranscriptRow
  bridge_link: BridgeLinkRow
  bridge_message: BridgeMessageRow
  email_recipient: EmailRecipientRow
  data_request: DataRequestRow
  data_download: DataDownloadRow
  erasure: ErasureRow
  short_link: ShortLinkRow
  schema_migration: SchemaMigrationRow
}
