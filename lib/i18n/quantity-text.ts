import { useTranslations } from 'next-intl'
import type { Quantity } from '#lib/content/boats/types'

/** Writes a quantity of `lib/content` in the language being read: "50–100", "约 16,000", "up to 15". */
export function useQuantityText(): (quantity: Quantity) => string {
  const t = useTranslations('QuantityText')
  return (quantity) =>
    quantity.form === 'range'
      ? t('range', { from: quantity.from, to: quantity.to })
      : t(quantity.form, { value: quantity.value })
}
