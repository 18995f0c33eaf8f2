import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Island } from '#components/islands/island'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/page/tool-head'
import { toolAddresses } from '#components/tools/thread/tool-addresses.ts'
import { ToolThread } from '#components/tools/thread/tool-thread'
import { Action } from '#components/ui/action'
import { environment } from '#lib/config/environment'
import { address } from '#lib/routes/address'
import type { RoutePath } from '#lib/routes/table'
import thread from '../thread/tool-thread.module.scss'
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

/** Under a tool: the other tools and the quote, which take over what was typed. */
function ToolThreadSection({ path }: { path: RoutePath }) {
  const locale = useLocale()
  const { ToolThread: messages } = useMessages()
  const others = toolAddresses(locale).filter(([tool]) => path !== `/tools/${tool}`)
  const tools = others.map(([tool, href]) => ({ href, name: messages.tools[tool] }))
  return (
    <div className={thread.band} data-screen-only="">
      <Island name="thread" starts="near">
        <ToolThread
          locale={locale}
          tools={tools}
          quote={address('/quote', locale)}
          shortLinkDays={environment().SHORT_LINK_DAYS}
          messages={messages}
        />
      </Island>
    </div>
  )
}
