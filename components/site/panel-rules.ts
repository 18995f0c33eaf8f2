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
 * SPEC-5: the email is required, at most 30 characters and shaped like an address; a telephone number, if
 * there is one, must exist in its country's plan. The first is the server's own rule, the second its client's.
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
