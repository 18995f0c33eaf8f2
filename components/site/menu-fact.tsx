import { useLocale, useTranslations } from 'next-intl'
import { boats } from '#lib/content/boats/catalogue'
import type { BoatSlug } from '#lib/content/fleet'

/** A boat's one line in the menu: the water it is for, what people do aboard, else what it sees with. Chinese counts water in mu. */
export function MenuFact({ boat: slug, className }: { boat: BoatSlug; className?: string }) {
  const t = useTranslations('MenuFact')
  const boat = boats[slug]
  const { coverAreaMu, maintainedAreaM2 } = boat.variants[0].figures
  const area = (useLocale() === 'zh' ? coverAreaMu : maintainedAreaM2)?.quantity
  const words = () => {
    if (area?.form === 'range') return t('area', { from: area.from, to: area.to })
    if (area) return t('areaUpTo', { to: area.value })
    return slug === 'xi' || slug === 'yang' ? t(`uses.${slug}`) : t('sensors')
  }
  return <span className={className}>{words()}</span>
}
