import type { Outcome } from '#lib/outbound/outcome'
import type { Sql } from '#lib/store/dialect'
import type { Engine, Query } from '#lib/store/engine'
import type { EmailRecipientRow } from '#lib/store/lead-tables'

/** How an address is known among receivers. */
export const recipientKey = (address: string) => address.trim().toLowerCase()

/** The stored state of an email's receivers, by `recipientKey`. */
export async function recipientsOf(
  { sql, read }: Engine,
  subjectId: string,
): Promise<ReadonlyMap<string, EmailRecipientRow>> {
  const rows = await read(sql.selectFrom('email_recipient').selectAll().where('subject_id', '=', subjectId))
  return new Map(rows.map((row) => [row.recipient, row]))
}

/** A receiver's row: accepted, unless `otherwise` says more. */
export const recipientRow = (
  known: Pick<EmailRecipientRow, 'subject_kind' | 'subject_id' | 'recipient' | 'since'>,
  otherwise: Partial<EmailRecipientRow>,
): EmailRecipientRow => ({
  state: 'accepted',
  code: '250',
  reached: 0,
  attempts: 0,
  due_at: null,
  ...known,
  ...otherwise,
})

/** Statements that write down who has an email and who has not. */
export const recipientQueries = (sql: Sql, rows: readonly EmailRecipientRow[]): Query[] =>
  rows.map((row) =>
    sql
      .insertInto('email_recipient')
      .values(row)
      .onConflict((conflict) => conflict.columns(['subject_id', 'recipient']).doUpdateSet(row)),
  )

/** Writes down who has an email and who has not. */
export async function saveRecipients({ sql, write }: Engine, rows: readonly EmailRecipientRow[]): Promise<void> {
  if (rows.length > 0) await write(recipientQueries(sql, rows))
}

/** A receiver's state after an attempt. */
export function recipientState({ kind }: Outcome): EmailRecipientRow['state'] {
  if (kind === 'delivered') return 'accepted'
  return kind === 'dead' ? 'refused' : 'deferred'
}

/** One outcome of many: what can still be done comes first, then what a person has to see to. */
export function worstOutcome(outcomes: readonly Outcome[]): Outcome {
  const first = (kind: Outcome['kind']) => outcomes.find((outcome) => outcome.kind === kind)
  return first('configuration') ?? first('retry') ?? first('dead') ?? { kind: 'delivered', code: '250' }
}
