import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { TwoWays } from '#components/ui/two-ways'
import type { CaseEntry } from '#lib/entries/read-entries'
import type { WaterKind } from '#lib/entries/schemas'
import type { waterKinds } from '#lib/forms/choices'

/** The call to action below a case: ask about one's own water, with the case's kind filled in. */
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

/** The quote form's kind of water for a case. */
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
  const named = `boats=${boats.join(',')}`
  return water ? `water=${quoteWater[water]}&${named}` : named
}
