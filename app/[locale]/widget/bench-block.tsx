import { useTranslations } from 'next-intl'
import { Island } from '#components/islands/island'
import { ownSiteKey } from '#components/site/hotline-widget-site.ts'
import { siteOrigin } from '#lib/config/site-origin'
import { WidgetBench } from './widget-bench'

/** The snippet builder with its words. */
export function BenchBlock({ log = false, level = 3 }: { log?: boolean; level?: 2 | 3 }) {
  const t = useTranslations('WidgetBench')
  return (
    <Island name="bench" starts="near">
      <WidgetBench
        origin={siteOrigin()}
        site={ownSiteKey() ?? 'pk_orca'}
        log={log}
        level={level}
        messages={{
          settings: t('settings'),
          snippet: t('snippet'),
          copy: t('copy'),
          copied: t('copied'),
          failed: t('failed'),
          start: t('start'),
          stop: t('stop'),
          open: t('open'),
          running: t('running'),
          stopped: t('stopped'),
          noLoad: t('noLoad'),
          log: t('log'),
          empty: t('empty'),
        }}
      />
    </Island>
  )
}
