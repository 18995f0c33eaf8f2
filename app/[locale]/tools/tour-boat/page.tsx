import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { ToolPage } from '#components/tools/page/tool-page'
import { TourBoatTool } from '#components/tools/tour-boat/tour-boat-tool'
import { SaveNote } from '#components/ui/save-note'
import { figuresOf } from '#lib/content/boats/variants'
import { useQuantityText } from '#lib/i18n/quantity-text'
import { planTourBoatDay } from '#lib/planning/tour-boat-day'
import { readTourBoatDay, startingDayEntry } from '#lib/planning/tour-boat-day-entry'
import { address } from '#lib/routes/address'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/tools/tour-boat'

export const generateMetadata = metadataOf(path, 'TourBoatPage')

/** The sample day, computed with the smaller published number of seats. */
function startingDay(seats: number) {
  const entry = startingDayEntry(seats)
  const read = readTourBoatDay(entry)
  if ('wrong' in read) throw new Error('the example day of tour boats has a wrong number')
  return { entry, inputs: read.inputs, plan: planTourBoatDay(read.inputs) }
}

export default function TourBoatPage() {
  const condition = useTranslations('Footnotes')('conditional')
  const text = useQuantityText()
  const locale = useLocale()
  const { TourBoatDay: day, TourBoatTool: form, TourBoatResult: result, QuoteNote: quoteNote } = useMessages()
  const { visitorsPerYear, passengerCount } = figuresOf('xi', 'standard')
  if (visitorsPerYear?.quantity.form !== 'about' || passengerCount?.quantity.form !== 'range')
    throw new Error('the tour boat has no visitors of a year and no seats to begin with')
  return (
    <ToolPage path={path} words="TourBoatPage" isAnswered>
      <Island name="tool" starts="near">
        <TourBoatTool
          locale={locale}
          given={{
            visitorsPerYear: visitorsPerYear.quantity.value,
            text: text(visitorsPerYear.quantity),
            condition,
            seats: text(passengerCount.quantity),
          }}
          starting={startingDay(passengerCount.quantity.from)}
          quote={address('/quote', locale)}
          messages={{ day, form, result, quoteNote }}
        />
      </Island>
      <SaveNote />
    </ToolPage>
  )
}
