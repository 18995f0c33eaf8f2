import { useMessages, useTranslations } from 'next-intl'
import type { StatusWords } from '#components/forms/form-status'
import { environment } from '#lib/config/environment'

/** What forms say about their sending, in the language of the page; for server components. */
export function useStatusWords(): StatusWords {
  const t = useTranslations('LeadForm')
  const { LeadFields } = useMessages()
  return {
    sending: t('sending'),
    summary: t('summary'),
    failed: t('failed'),
    reasons: {
      fields: t('reasons.refused'),
      tooMany: t('reasons.tooMany'),
      tooLarge: t('reasons.tooLarge'),
      offline: t('reasons.offline'),
      unavailable: t('reasons.unavailable'),
      refused: t('reasons.refused'),
    },
    otherWay: useOtherWay(),
    labels: LeadFields,
  }
}

/** A mailbox or a telephone number for the day sending fails; nothing where the settings name none. */
function useOtherWay(): string | undefined {
  const t = useTranslations('LeadForm.otherWay')
  const { EMAIL_SALES: email, COMPANY_HOTLINE: phone } = environment()
  if (email && phone) return t('both', { email, phone })
  if (email) return t('email', { email })
  return phone ? t('phone', { phone }) : undefined
}
