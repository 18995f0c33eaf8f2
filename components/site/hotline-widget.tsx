import { useLocale } from 'next-intl'
import { ownSiteKey } from '#components/site/hotline-widget-site.ts'

/** Chinese pages have the hotline widget; English ones have the contact panel instead (READ-8). */
export function HotlineWidget() {
  const site = ownSiteKey()
  if (useLocale() !== 'zh' || !site) return null
  return <script defer src="/hotline-widget.js" data-site={site} />
}
