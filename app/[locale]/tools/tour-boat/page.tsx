import type { Metadata } from 'next'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Island } from '#components/islands/island'
import { ToolPage } from '#components/tools/tool-page'
import { TourBoatToolLoader } from '#components/tools/tour-boat-tool-loader'
import { SaveNote } from '#components/ui/save-note'
import { figuresOf } from '#lib/content/boats/variants'
import { useQuantityText } from '#lib/i18n/quantity-text'
import { address } from '#lib/routes/address'
import { pageMetadata } from '#lib/seo/page-metadata'

const path = '/tools/tour-boat'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TourBoatPage.meta')
  return pageMetadata(path, { title: t('title'), description: t('description') })
}

export default function TourBoatPage() {
  const t = useTranslations('TourBoatPage')
  const waiting = useTranslations('ToolPage')('waiting')
  const condition = useTranslations('Footnotes')('conditional')
  const text = useQuantityText()
  const locale = useLocale()
  const { TourBoatTool: form, TourBoatResult: result } = useMessages()
  const { visitorsPerYear } = figuresOf('xi', 'standard')
  if (visitorsPerYear?.quantity.form !== 'about')
    throw new Error('the tour boat has no visitors of a year to begin with')
  return (
    <ToolPage path={path} copy={{ label: t('label'), title: t('title'), lead: t('lead'), noScript: t('noScript') }}>
      <Island name="tool" starts="near">
        <TourBoatToolLoader
          waiting={waiting}
          locale={locale}
          given={{ visitorsPerYear: visitorsPerYear.quantity.value, text: text(visitorsPerYear.quantity), condition }}
          quote={address('/quote', locale)}
          messages={{ form, result }}
        />
      </Island>
      <SaveNote />
    </ToolPage>
  )
}
