import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/tool-head'
import { ToolThreadSection } from '#components/tools/tool-thread-section'
import { Action } from '#components/ui/action'
import type { RoutePath } from '#lib/routes/table'
import styles from './tool-page.module.scss'

interface ToolPageProps {
  path: RoutePath
  /** The page's words; without script, what to do instead. */
  copy: { label: string; title: string; lead: string; noScript: string }
  /** The tool stands answered in the document, and is worth reading where nothing runs. */
  isAnswered?: boolean
  children: ReactNode
}

/** A tool's page: what it does in two sentences, then the tool; without script, another way to an answer. */
export function ToolPage({ path, copy, isAnswered, children }: ToolPageProps) {
  const t = useTranslations('ToolPage')
  return (
    <PageMain path={path}>
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
      <Breadcrumbs trail={[{ name: copy.title, path }]} />
    </PageMain>
  )
}
