import { formatMessage } from '#lib/i18n/format-message'

/** Sentences with `{email}` and `{phone}` in them. */
type Messages = Readonly<Record<'both' | 'email' | 'phone', string>>

/** A mailbox or a telephone number for the day sending fails; nothing where the settings name none. */
export function fallbackContact(
  messages: Messages,
  {
    EMAIL_SALES: email,
    COMPANY_HOTLINE: phone,
  }: { EMAIL_SALES?: string | undefined; COMPANY_HOTLINE?: string | undefined },
): string | undefined {
  if (email && phone) return formatMessage(messages.both, { email, phone })
  if (email) return formatMessage(messages.email, { email })
  return phone ? formatMessage(messages.phone, { phone }) : undefined
}
