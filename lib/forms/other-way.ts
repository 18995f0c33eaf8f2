import type { Settings } from '#lib/config/settings'

/** Sentences with `{email}` and `{phone}` in them. */
type Messages = Readonly<Record<'both' | 'email' | 'phone', string>>

/** A mailbox or a telephone number for the day sending fails; nothing where the settings name none. */
export function otherWay(
  messages: Messages,
  { EMAIL_SALES: email, COMPANY_HOTLINE: phone }: Pick<Settings, 'EMAIL_SALES' | 'COMPANY_HOTLINE'>,
): string | undefined {
  if (email && phone) return messages.both.replace('{email}', email).replace('{phone}', phone)
  if (email) return messages.email.replace('{email}', email)
  return phone ? messages.phone.replace('{phone}', phone) : undefined
}
