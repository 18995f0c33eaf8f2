import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/tool-head'
import { ToolThreadSection } from '#components/tools/tool-thread-section'
import { Action } from '#components/ui/action'
import type { RoutePath } from '#lib/routes/table'
import styles from './tool-page.module.scss'

interface ToolPageProps {
  path: RoutePath
  /** Namespace of its words; without script, what to do instead. */
  words: 'CoveragePage' | 'FinderPage' | 'SeasonPage' | 'TourBoatPage' | 'WaterPage'
  /** The tool stands answered in the document, and is worth reading where nothing runs. */
  isAnswered?: boolean
  children: ReactNode
}

/** A tool's page: what it does in two sentences, then the tool; without script, another way to an answer. */
export function ToolPage({ path, words, isAnswered, children }: ToolPageProps) {
  const t = useTranslations('ToolPage')
  const { [words]: copy, ToolsPage: tools } = useMessages()
  return (
    <PageMain path={path} above={{ name: tools.title, path: '/tools' }} crumb={copy.title}>
      <ToolHead label={copy.label} title={copy.title} lead={copy.lead} />
      <noscript>
        <div className={styles.noScript}>
          <p>{copy.noScript}</p>
          <Action to="/quote">{t('noScriptLink')}</Action>
        </div>
      </noscript>
      <div className={styles.tool} data-quiet="" data-answered={isAnswered ? '' : undefined}>
        {children}
      </div>
      <ToolThreadSection path={path} />
    </PageMain>
  )
}
