import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { Action } from '#components/ui/action'
import { quoteQuery } from '#lib/entries/quote-query'
import type { CaseEntry } from '#lib/entries/read-entries'

/** What to do after reading about other people's waters: ask about one's own, beginning with what was read about. */
export function CaseCall({ entry }: { entry?: CaseEntry }) {
  const t = useTranslations('CaseCall')
  return (
    <ClosingCall title={t('title')} lead={t('lead')}>
      <Action to="/quote" query={entry && quoteQuery(entry)}>
        {t('quote')}
      </Action>
      <Action to="/advisory" look="quiet">
        {t('advisory')}
      </Action>
    </ClosingCall>
  )
}
