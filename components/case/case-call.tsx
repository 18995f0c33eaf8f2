import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { TwoWays } from '#components/ui/two-ways'
import type { CaseEntry } from '#lib/entries/read-entries'
import type { WaterKind } from '#lib/entries/schemas'
import type { waterKinds } from '#lib/forms/choices'

/** What to do after reading about other people's waters: ask about one's own, beginning with what was read about. */
export function CaseCall({ entry }: { entry?: CaseEntry }) {
  const t = useTranslations('CaseCall')
  return (
    <ClosingCall title={t('title')} lead={t('lead')}>
      <TwoWays
        call={{ to: '/quote', query: entry && quoteQuery(entry), words: t('quote') }}
        beside={{ to: '/advisory', words: t('advisory') }}
      />
    </ClosingCall>
  )
}

/** Which of the quote's kinds of water a case stands for. */
const quoteWater: Record<WaterKind, (typeof waterKinds)[number]> = {
  river: 'river',
  canal: 'river',
  'park-lake': 'lake',
  'large-lake': 'lake',
  weedy: 'lake',
  reservoir: 'reservoir',
  port: 'port',
  scenic: 'scenic',
}

/** The query of a request for a price that begins with a case's water and boats (READ-11: facts only). */
function quoteQuery({ water, boats }: Pick<CaseEntry, 'water' | 'boats'>): string {
  return `water=${quoteWater[water]}&boats=${boats.join(',')}`
}
