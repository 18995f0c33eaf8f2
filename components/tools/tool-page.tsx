import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { WholeWords } from '#components/ui/whole-words'
import type { RoutePath } from '#lib/routes/table'
import styles from './tool-page.module.scss'

interface ToolPageProps {
  path: RoutePath
  copy: { label: string; title: string; lead: string }
  children: ReactNode
}

/** A tool's page: what it does in two sentences, then the tool; without script, another way to an answer. */
export function ToolPage({ path, copy, children }: ToolPageProps) {
  const t = useTranslations('ToolPage')
  return (
    <PageMain path={path}>
      <header className={styles.head}>
        <p className={styles.label}>{copy.label}</p>
        <h1 className={styles.title}>
          <WholeWords>{copy.title}</WholeWords>
        </h1>
        <p className={styles.lead}>
          <WholeWords>{copy.lead}</WholeWords>
        </p>
      </header>
      <noscript>
        <div className={styles.noScript}>
          <p>{t('noScript')}</p>
          <Action to="/quote">{t('noScriptLink')}</Action>
        </div>
      </noscript>
      <div className={styles.tool} data-island="near">
        {children}
      </div>
      <Breadcrumbs trail={[{ name: copy.title, path }]} />
    </PageMain>
  )
}
