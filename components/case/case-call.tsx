import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { Action } from '#components/ui/action'
import type { CaseEntry } from '#lib/content/entries/read-entries'
import { quoteQuery } from '#lib/lists/quote-query'

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
