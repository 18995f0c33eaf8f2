import type { core } from 'zod/mini'
import { type FieldErrors, fieldCodes } from '#lib/protocol/field-codes'

const nameLength = 40

/** The first fault of each field, by the name the form gave it. */
export function fieldErrors(issues: readonly core.$ZodIssue[]): FieldErrors {
  // No prototype: a field may be named `__proto__`.
  const errors: FieldErrors = Object.create(null)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key.slice(0, nameLength)] ??= 'unknown'
      continue
    }
    errors[String(issue.path[0] ?? '')] ??= fieldCodes.find((code) => code === issue.message) ?? 'not_text'
  }
  return errors
}
