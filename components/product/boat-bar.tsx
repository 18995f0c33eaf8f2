import { useTranslations } from 'next-intl'
import { Action } from '#components/ui/action'
import type { BoatSlug } from '#lib/content/fleet'
import styles from './boat-bar.module.scss'

/**
 * On a phone, from the end of the first screen on: whose page this is, and the way to its price. It stands in the page's own
 * flow and sticks to the window's upper edge, where the header leaves room while one reads on.
 */
export function BoatBar({ slug }: { slug: BoatSlug }) {
  const names = useTranslations('Boats')
  const t = useTranslations('ProductQuote')
  return (
    <div data-screen-only="" data-repeats="" className={styles.bar} data-tone="dark">
      <span className={styles.name}>{names(`${slug}.name`)}</span>
      <Action to="/quote" query={`boats=${slug}`} className={styles.quote}>
        {t('quote')}
      </Action>
    </div>
  )
}
