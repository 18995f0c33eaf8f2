import { useMessages, useTranslations } from 'next-intl'
import type { StatusMessages } from '#components/forms/form-status'
import { environment } from '#lib/config/environment'
import { fallbackContact } from '#lib/forms/fallback-contact'

/** What forms say about their sending, in the language of the page; for server components. */
export function useStatusMessages(): StatusMessages {
  const t = useTranslations('LeadForm')
  const { LeadFields, LeadForm } = useMessages()
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
    otherWay: fallbackContact(LeadForm.otherWay, environment()),
    labels: LeadFields,
  }
}
