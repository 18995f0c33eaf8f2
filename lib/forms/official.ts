import * as z from 'zod/mini'
import { limits } from '#lib/forms/limits'
import { exactText, officialEmail, officialPhone } from '#lib/forms/rules'
import { locales } from '#lib/i18n/locales'

const { field, email, message } = limits.official

/** The eight fields of `POST /contact/official`, oddly named (READ-4): email in `phone`, telephone in `city`. */
export const officialForm = z.strictObject({
  name: exactText(field),
  phone: officialEmail(email),
  company: exactText(field),
  title: exactText(field),
  city: officialPhone(field),
  product: exactText(field),
  type: exactText(message),
  language: z.enum(locales, {
    error: ({ input }) => (input === undefined ? 'required' : typeof input === 'string' ? 'choice' : 'not_text'),
  }),
})

/** The eight strings on the wire, both ways. */
export type OfficialFields = z.output<typeof officialForm>
