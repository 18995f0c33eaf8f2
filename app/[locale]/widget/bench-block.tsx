import { useMessages } from 'next-intl'
import { Island } from '#components/islands/island'
import { ownSiteKey } from '#components/site/hotline-widget-site.ts'
import { siteOrigin } from '#lib/config/site-origin'
import { WidgetBench } from './widget-bench'

/** The snippet builder with its words. */
export function BenchBlock({ log = false, level = 3 }: { log?: boolean; level?: 2 | 3 }) {
  return (
    <Island name="bench" starts="near">
      <WidgetBench
        origin={siteOrigin()}
        site={ownSiteKey() ?? 'pk_orca'}
        log={log}
        level={level}
        messages={useMessages().WidgetBench}
      />
    </Island>
  )
}
