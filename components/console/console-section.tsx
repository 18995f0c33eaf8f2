import { useLocale, useMessages, useTranslations } from 'next-intl'
import { OperationConsoleLoader } from '#components/console/operation-console-loader'
import { Island } from '#components/islands/island'
import { SaveNote } from '#components/ui/save-note'
import { Section } from '#components/ui/section'
import { boardSize } from '#lib/water-drawing/board-view'
import styles from './console-section.module.scss'
import still from './console-still.module.scss'

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

/** The lake with the day's planned routes: shown before the console loads, and without script. */
function ConsoleStill() {
  const t = useTranslations('OperationConsole')
  return (
    <figure className={still.still}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, small and sharp at every size */}
      <img
        className={still.lake}
        src="/drawings/day-plan.svg"
        width={boardSize.width}
        height={boardSize.height}
        alt={t('map')}
        loading="lazy"
        decoding="async"
      />
      <figcaption className={still.caption}>{t('still')}</figcaption>
    </figure>
  )
}
