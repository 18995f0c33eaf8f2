/**
 * Why a field was refused. Codes, not sentences: the browser's forms, the 422 page and the JSON answers
 * each say it in the visitor's language (`messages/<language>/leads.json`, `FieldErrors`).
 */
export const fieldCodes = [
  'required',
  'not_text',
  'bad_text',
  'too_long',
  'email',
  'phone',
  'number',
  'choice',
  'reach',
  'consent',
  'unknown',
  'file_type',
  'file_size',
  'file_infected',
  'file_room',
  'reused',
] as const

export type FieldCode = (typeof fieldCodes)[number]

/** Refused fields by name. */
export type FieldErrors = Record<string, FieldCode>
