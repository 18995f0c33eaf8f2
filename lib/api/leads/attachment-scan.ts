import { attachmentField } from '#lib/forms/attachment'
import type { Attachment } from '#lib/leads/lead'
import { scanBytes } from '#lib/outbound/clamd'
import { ApiError } from '#lib/protocol/api-errors'
import { count } from '#lib/runtime/counters'
import { log } from '#lib/runtime/log'

/** Longer than clamd takes for 5 MB; a visitor waits for it. */
const withinMs = 10_000

/** Scans a file: an infected one is refused; without a scanner's answer it is stored and marked as unscanned. */
export async function scanAttachment(attachment: Attachment, clamd: string | undefined): Promise<Attachment> {
  if (!clamd) return attachment
  const verdict = await scanBytes(clamd, attachment.bytes, withinMs)
  count('orca_attachments_scanned_total', { verdict: verdict.kind })
  if (verdict.kind === 'infected') {
    log('warn', 'attachment.infected', { signature: verdict.signature })
    throw new ApiError('wrong_fields', { fields: { [attachmentField]: 'file_infected' } })
  }
  if (verdict.kind === 'failed') log('error', 'attachment.unscanned', { reason: verdict.reason })
  return { ...attachment, scan: verdict.kind === 'clean' ? 'clean' : 'unscanned' }
}
