import { useTranslations } from 'next-intl'
import { ClosingCall } from '#components/sections/closing-call'
import { Action } from '#components/ui/action'

/** What to do after reading about other people's waters: ask about one's own. */
export function CaseCall() {
  const t = useTranslations('CaseCall')
  return (
    <ClosingCall title={t('title')} lead={t('lead')}>
      <Action to="/quote">{t('quote')}</Action>
      <Action to="/advisory" look="quiet">
        {t('advisory')}
      </Action>
    </ClosingCall>
  )
}
