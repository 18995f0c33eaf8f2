import { useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'

/** What our patents are called: granted or applied for, as the setting says; the bare kind without it. */
export function usePatentLabel(): string {
  const t = useTranslations('PatentLabel')
  return t(environment().COMPANY_PATENTS ?? 'unset')
}
