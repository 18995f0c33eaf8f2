import * as z from 'zod/mini'
import { elapsedField, honeypotField } from '#lib/forms/hidden-fields'
import { optionalLine } from '#lib/forms/rules'
import { locales } from '#lib/i18n/locales'

/** Sent faster than this, a form is kept as a suspect (READ-11). */
export const minimumFillMs = 3000

/** Fields that each of our forms has besides its own. */
export const envelope = {
  language: z.enum(locales, { error: ({ input }) => (input === undefined ? 'required' : 'choice') }),
  page: optionalLine(300).check(z.refine((value) => value === '' || /^\/(?!\/)/.test(value), { error: 'choice' })),
  /** The box under the form; browsers send `yes` only when it is ticked. */
  consent: z.literal('yes', { error: 'consent' }),
  [honeypotField]: z._default(z.string({ error: 'not_text' }), ''),
  [elapsedField]: z._default(z.string({ error: 'not_text' }).check(z.regex(/^\d{0,12}$/, { error: 'number' })), ''),
}

/** The envelope by itself, out of a form that passed its rules. */
export const envelopeForm = z.object(envelope)
