import { useMessages } from 'next-intl'
import type { StatusMessages } from '#components/forms/form-status'
import { environment } from '#lib/config/environment'
import { fallbackContact } from '#lib/forms/fallback-contact'

/** Messages about sending a form, in the page's language; for server components. */
export function useStatusMessages(): StatusMessages {
  const { LeadFields, LeadForm } = useMessages()
  const { sending, summary, failed, reasons, otherWay } = LeadForm
  return {
    ...{ sending, summary, failed },
    reasons: { ...reasons, fields: reasons.refused },
    otherWay: fallbackContact(otherWay, environment()),
    labels: LeadFields,
  }
}
