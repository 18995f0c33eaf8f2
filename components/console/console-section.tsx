import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ConsoleStill } from '#components/console/console-still'
import { OperationConsoleLoader } from '#components/console/operation-console-loader'
import { Island } from '#components/islands/island'
import { SaveNote } from '#components/ui/save-note'
import { Section } from '#components/ui/section'
import styles from './console-section.module.scss'

/** A day on an invented lake, as an operator sees it; plainly a demonstration. */
export function ConsoleSection() {
  const t = useTranslations('OperationConsole')
  const locale = useLocale()
  const { OperationConsole: messages } = useMessages()
  return (
    <Section id="console" title={t('title')} lead={t('lead')} tone="dark">
      <div>
        <Island name="console" starts="near">
          <OperationConsoleLoader locale={locale} messages={messages} still={<ConsoleStill />} />
        </Island>
      </div>
      <div className={styles.note}>
        <p>{t('note')}</p>
        <SaveNote />
      </div>
    </Section>
  )
}
