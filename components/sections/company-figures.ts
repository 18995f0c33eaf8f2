import { useFormatter, useTranslations } from 'next-intl'
import { usePatentLabel } from '#components/about/patent-label.ts'
import type { PlateEntry } from '#components/ui/data-plate'
import { company } from '#lib/content/company'

/** The company in five figures (FACT-C0), as a data plate prints them. */
export function useCompanyFigures(): PlateEntry[] {
  const t = useTranslations('CompanyPlate')
  const patents = usePatentLabel()
  const format = useFormatter()
  return [
    { id: 'founded', label: t('founded'), figure: `${company.founded}`, unit: t('foundedUnit') },
    {
      id: 'staff',
      label: t('staff'),
      prefix: t('about'),
      figure: format.number(company.staffAbout),
      unit: t('staffUnit'),
    },
    {
      id: 'units',
      label: t('units'),
      prefix: t('nearly'),
      figure: format.number(company.unitsShippedNearly),
      unit: t('unitsUnit'),
    },
    {
      id: 'waters',
      label: t('waters'),
      figure: t('over', { count: company.watersOver }),
      unit: t('watersUnit'),
      note: t('watersNote', { countries: company.countries }),
    },
    {
      id: 'patents',
      label: patents,
      figure: t('over', { count: company.inventionPatentsOver }),
      unit: t('patentsUnit'),
    },
  ]
}
