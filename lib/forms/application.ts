import * as z from 'zod/mini'
import { envelope } from '#lib/forms/envelope'
import { optionalEmail, optionalPhone, optionalText, reachable, requiredLine } from '#lib/forms/fields'
import { limits } from '#lib/forms/limits'

/** Multipart field that carries the résumé; it is not part of the JSON interface. */
export const attachmentField = 'file'

/** For the input's `accept`; the server looks at the bytes as well. */
export const attachmentTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** A job application on `/joinus`, with or without a résumé. */
export const applicationForm = z
  .strictObject({
    ...envelope,
    opening: requiredLine(limits.title),
    name: requiredLine(limits.name),
    email: optionalEmail(limits.email),
    phone: optionalPhone(limits.phone),
    message: optionalText(limits.message),
  })
  .check(reachable())
