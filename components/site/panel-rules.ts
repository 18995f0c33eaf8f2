'use client'
import { officialFromPanel, type PanelContent } from '#components/site/panel-fields.ts'
import { readPhoneNumber, sentPhoneNumber } from '#components/site/phone-number.ts'
import { officialForm } from '#lib/forms/official'
import { plainEmail } from '#lib/protocol/reach-patterns'

export interface PanelFaults {
  email: boolean
  phone: boolean
}

/**
 * SPEC-5: an email of at most 30 characters is required (the server's own rule); a telephone number, if given, must exist in its
 * country's plan.
 */
export function panelFaults(content: PanelContent): PanelFaults {
  const result = officialForm.safeParse(officialFromPanel(content))
  const fields = result.success ? [] : result.error.issues.map(({ path }) => path[0])
  const phone = content.phone.trim()
  return { email: fields.includes('phone'), phone: phone !== '' && !readPhoneNumber(phone) }
}

/** The fields as sent: the telephone in international form, the email as every browser sends it. */
export const sentContent = ({ email, phone, message }: PanelContent) =>
  officialFromPanel({ email: plainEmail(email), phone: sentPhoneNumber(phone.trim()), message })
