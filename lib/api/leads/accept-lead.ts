import { addressHash } from '#lib/api/read-request'
import { environment } from '#lib/config/environment'
import { sinkNames } from '#lib/delivery/sinks'
import { isOwnOrigin } from '#lib/http/own-origin'
import type { NewLead } from '#lib/leads/lead'
import { saveLead } from '#lib/leads/save-lead'
import { ApiError } from '#lib/protocol/api-errors'
import { wakeDelivery } from '#lib/server/background'
import { store } from '#lib/store/process-store'
import { withTimeout } from '#lib/store/with-timeout'

/** Only our own pages may send (READ-12). */
export function requireOwnOrigin(request: Request): void {
  if (!isOwnOrigin(request.headers, environment())) throw new ApiError('foreign_origin')
}

/** The client's key; blank is none. */
export function idempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key')?.trim()
  if (!key) return undefined
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ApiError('wrong_fields', { fields: { 'Idempotency-Key': 'bad_text' } })
  return key
}

/** Stores a lead. Its id is given back only when the lead is on disk and its deliveries are queued. */
export async function acceptLead(request: Request, lead: NewLead): Promise<string> {
  const settings = environment()
  const key = idempotencyKey(request)
  const save = async () => {
    const engine = await store()
    return saveLead(engine, {
      lead,
      key,
      visitor: await addressHash(engine, request),
      now: Date.now(),
      sinks: sinkNames(settings, lead.kind),
      retentionDays: settings.LEADS_RETENTION_DAYS,
    })
  }
  const { id } = await withTimeout(save())
  wakeDelivery()
  return id
}
