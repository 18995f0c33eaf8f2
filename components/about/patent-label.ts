import { useTranslations } from 'next-intl'
import { environment } from '#lib/config/environment'

/** The label of our patents: granted or applied for, by the setting; just "patents" without it. */
export function usePatentLabel(): string {
  const t = useTranslations('PatentLabel')
  return t(environment().COMPANY_PATENTS ?? 'unset')
}
