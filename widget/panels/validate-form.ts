import { emailPattern, isPhone, plainEmail } from '../../lib/protocol/reach-patterns.ts'
import type { FormConfig } from '../../lib/protocol/widget-config.ts'

/** What is wrong with a field, in one word for each way. */
export type FieldError = 'missing' | 'phone' | 'email' | 'long' | 'reach' | 'consent'

/** Faults by field (READ-8), by the server's own patterns; empty when all is well. */
export function validateForm(
  { fields, reach = [] }: FormConfig,
  values: Readonly<Record<string, string>>,
): Record<string, FieldError> {
  const faults: Record<string, FieldError> = {}
  for (const { name, type, required, max } of fields) {
    const value = (values[name] ?? '').trim()
    if (required && !value) faults[name] = 'missing'
    else if (max && [...value].length > max) faults[name] = 'long'
    else if (value && type === 'email' && !emailPattern.test(plainEmail(value))) faults[name] = 'email'
    else if (value && type === 'tel' && !isPhone(value)) faults[name] = 'phone'
  }
  if (reach.every((name) => !(values[name] ?? '').trim())) for (const name of reach) faults[name] = 'reach'
  return faults
}
