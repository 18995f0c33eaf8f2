import { createHash } from 'node:crypto'
import { sql as raw, type SqlBool } from 'kysely'
import { requestTermsVersion } from '#lib/content/datasets/request-terms'
import { productLabel } from '#lib/leads/labels'
import type { NewLead } from '#lib/leads/lead'
import { ApiError } from '#lib/protocol/api-errors'
import { newDelivery } from '#lib/queue/new-delivery'
import { duplicateWindowMs, floodPerHour, leadLimits, longestLeadWindowMs } from '#lib/rate-limit/lead-limits'
import { hasRoom, tooMany, waitOf } from '#lib/rate-limit/sliding-windows'
import type { Engine } from '#lib/store/engine'
import { insertWhere } from '#lib/store/insert-where'
import { rowId } from '#lib/store/row-id'

export interface Arrival {
  lead: NewLead
  key: string | undefined
  visitor: string
  now: number
  /** Where leads go at present; each gets a delivery in the same commit. */
  sinks: readonly string[]
  retentionDays: number
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Whether a suspect waits for `leads release`; a flood is only marked. */
export const isHeld = (suspect: string | null | undefined) => suspect === 'honeypot' || suspect === 'fast'

/**
 * Saves a lead and its deliveries in one durable commit, or finds it already saved. Limits, look-up and writing are one transaction, so
 * that simultaneous requests cannot both pass.
 */
export async function saveLead(engine: Engine, arrival: Arrival): Promise<{ id: string; isNew: boolean }> {
  const { lead, key, visitor, now, sinks, retentionDays } = arrival
  const { sql } = engine
  const id = rowId(now)
  const hash = bodyHash(lead)
  const { kind, language, page, person, product, boats, message, answers, consent, suspicion, attachments } = lead

  // Rows written by a clock that was ahead must not count for ever.
  const ofVisitor = sql
    .selectFrom('lead')
    .where('visitor', '=', visitor)
    .where('received_at', '<', now + longestLeadWindowMs)
  const theSame = key
    ? sql.selectFrom('lead').where('idem_key', '=', key)
    : ofVisitor.where('body_hash', '=', hash).where('received_at', '>', now - duplicateWindowMs)
  const lastHour = sql
    .selectFrom('lead')
    .select('id')
    .where('received_at', '>', now - hourMs)
    .limit(floodPerHour)
  const floodMark = raw<
    string | null
  >`case when (select count(*) from ${lastHour.as('recent')}) >= ${raw.lit(floodPerHour)} then 'flood' end`

  const isNew = raw<SqlBool>`not exists ${theSame.select('id')}`
  const isAllowed = hasRoom(leadLimits, now, ofVisitor, 'received_at')
  const row = {
    id,
    kind,
    language,
    page,
    payload: JSON.stringify({ person, product, boats, message, answers }),
    email: person.email.toLowerCase(),
    consent_how: consent.how,
    consent_policy: consent.policy,
    suspect: suspicion ?? floodMark,
    idem_key: key ?? id,
    body_hash: hash,
    visitor,
    received_at: now,
    purge_at: now + retentionDays * dayMs,
  }

  const isKept = raw<SqlBool>`exists ${sql.selectFrom('lead').select('id').where('id', '=', id)}`
  const deliveries = isHeld(suspicion) ? [] : sinks.map((sink) => newDelivery(sql, { leadId: id, sink, now }, isKept))
  const request = {
    id,
    state: 'waiting',
    terms: requestTermsVersion,
    reason: null,
    note: null,
    decided_at: null,
    links_until: null,
    letters: 0,
  } as const
  const requests = kind === 'dataset' ? [insertWhere(sql, 'data_request', request, isKept)] : []
  const files = attachments.map(({ name, type, bytes, scan }) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { id: rowId(now), lead_id: id, name, type, size: bytes.byteLength, sha256, bytes, scan }
    return insertWhere(sql, 'attachment', file, isKept)
  })

  const [, kept] = await engine.write(
    [
      insertWhere(sql, 'lead', row, raw.join([isNew, ...isAllowed], raw` and `)),
      theSame.select(['id', 'body_hash']).orderBy('received_at').limit(1),
      ...deliveries,
      ...requests,
      ...files,
    ],
    { lockKeys: visitor },
  )
  const found = kept[0]
  if (!found) throw tooMany(await waitOf(engine, leadLimits, now, ofVisitor, { time: 'received_at' }))
  if (found.body_hash !== hash) throw new ApiError('wrong_fields', { fields: { 'Idempotency-Key': 'reused' } })
  return { id: found.id, isNew: found.id === id }
}

/** A hash of form and entries, which a repeated request must share with the first. */
function bodyHash({ kind, language, person, message, answers, attachments, ...about }: NewLead): string {
  const files = attachments.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])
  const said = JSON.stringify([
    kind,
    language,
    person,
    productLabel(about, language),
    message,
    Object.entries(answers).sort(),
    files,
  ])
  return createHash('sha256').update(said).digest('hex')
}
