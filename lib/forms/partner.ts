import * as z from 'zod/mini'
import { envelope } from '#lib/forms/envelope'
import { optionalLine, requiredEmail, requiredLine, requiredText } from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

/** The partner form on `/en/partner` (READ-11). */
export const partnerForm = z.strictObject({
  ...envelope,
  name: requiredLine(limits.name),
  title: optionalLine(limits.title),
  company: optionalLine(limits.company),
  email: requiredEmail(limits.email),
  message: requiredText(limits.message),
})
