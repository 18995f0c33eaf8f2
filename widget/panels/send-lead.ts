import type { FormConfig } from '../../lib/protocol/widget-config.ts'
import { requestJson } from '../session/api-request.ts'
import type { Core } from '../shared/core.ts'
import type { Failure } from '../shared/failure.ts'
import type { FieldError } from './validate-form.ts'

/** What the server calls wrong in a field, in the form's own words. */
const meanings: Partial<Record<string, FieldError>> = { reach: 'reach', too_long: 'long', required: 'missing' }

/** Keeps a lead; the same key and words are one lead however often they are sent. */
export function sendLead({ options, signal }: Core, key: string, body: object): Promise<{ id: string }> {
  return requestJson<{ id: string }>(options.api, 'leads', { method: 'POST', key, body, signal })
}

/** The fields of the form that the server refused; nothing when it is not about fields. */
export function refusedFields({ fields }: FormConfig, { cause }: Failure): Record<string, FieldError> | undefined {
  const refused = (cause as { fields?: Record<string, string> } | undefined)?.fields ?? {}
  const faults = fields.flatMap(({ name, type }): [string, FieldError][] => {
    const code = refused[name]
    if (code === undefined) return []
    return [[name, meanings[code] ?? (type === 'tel' ? 'phone' : type === 'email' ? 'email' : 'missing')]]
  })
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}
