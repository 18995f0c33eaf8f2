import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { TwoWays } from '#components/ui/two-ways'
import { quoteQuery } from '#lib/entries/quote-query'
import type { CaseEntry } from '#lib/entries/read-entries'

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
