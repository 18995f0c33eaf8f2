/** Why a field was refused, as codes; forms, the 422 page and JSON answers have sentences for them (`FieldErrors` in leads.json). */
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
  'file_empty',
  'file_type',
  'file_size',
  'file_infected',
  'file_room',
  'reused',
] as const

export type FieldCode = (typeof fieldCodes)[number]

export type FieldErrors = Record<string, FieldCode>
