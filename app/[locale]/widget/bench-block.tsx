import { useTranslations } from 'next-intl'
import { siteOrigin } from '#lib/config/site-origin'
import { WidgetBench } from './widget-bench'

/** The site key that this website answers to when nothing else is set (decision 8). */
const ownSite = 'pk_orca'

/** The snippet builder with its words. */
export function BenchBlock({ log = false }: { log?: boolean }) {
  const t = useTranslations('WidgetBench')
  return (
    <WidgetBench
      origin={siteOrigin()}
      site={ownSite}
      log={log}
      words={{
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
  )
}
