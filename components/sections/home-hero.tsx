import { useLocale, useTranslations } from 'next-intl'
import { areaEntry } from '#components/product/key-figures'
import { PageHero } from '#components/sections/page-hero'
import { TwoWays } from '#components/ui/two-ways'
import { figuresOf } from '#lib/content/boats/variants'
import { company } from '#lib/content/company'
import { cleaningArea, cleaningSpan } from '#lib/content/fleet-span'
import { useQuantityText } from '#lib/i18n/quantity-text'

/** The first thing anyone sees: a boat coming towards us, one sentence, two ways on, four figures. */
export function HomeHero() {
  const t = useTranslations('HomePage.hero')
  const text = useQuantityText()
  const locale = useLocale()
  const width = figuresOf('efficiency', 'standard').collectWidthM
  return (
    <PageHero
      picture="canal-cleaning"
      side="end"
      label={t('label')}
      title={t('title')}
      lead={t('lead')}
      actions={<TwoWays call={{ to: '/advisory', words: t('ask') }} beside={{ to: '/product', words: t('see') }} />}
      figures={[
        {
          id: 'area',
          label: t('area'),
          ...areaEntry(cleaningArea(), locale),
          note: t('areaNote'),
        },
        {
          id: 'hours',
          label: t('endurance'),
          figure: text(cleaningSpan('enduranceH')),
          unit: t('enduranceUnit'),
          note: t('enduranceNote'),
        },
        ...(width
          ? [
              {
                id: 'width',
                label: t('width'),
                figure: text(width.quantity),
                unit: t('widthUnit'),
                note: t('widthNote'),
              },
            ]
          : []),
        {
          id: 'waters',
          label: t('waters'),
          figure: text({ form: 'over', value: company.watersOver }),
          unit: t('watersUnit'),
          note: t('watersNote', { countries: company.countries }),
        },
      ]}
    />
  )
}
