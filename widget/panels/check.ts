import type { FormConfig } from '../../lib/protocol/widget-config.ts'

/** What is wrong with a field, in one word for each way. */
export type Fault = 'missing' | 'phone' | 'email' | 'long' | 'reach' | 'consent'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const phone = /^\+?[\d\s\-()]{6,40}$/

/** Faults by field (READ-8); empty when all is well. */
export function check(
  { fields, reach = [] }: FormConfig,
  values: Readonly<Record<string, string>>,
): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  for (const { name, type, required, max } of fields) {
    const value = (values[name] ?? '').trim()
    if (required && !value) faults[name] = 'missing'
    else if (max && [...value].length > max) faults[name] = 'long'
    else if (value && type === 'email' && !email.test(value)) faults[name] = 'email'
    else if (value && type === 'tel' && (!phone.test(value) || value.replace(/\D/g, '').length < 6))
      faults[name] = 'phone'
  }
  if (reach.every((name) => !(values[name] ?? '').trim())) for (const name of reach) faults[name] = 'reach'
  return faults
}
