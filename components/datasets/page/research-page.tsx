import type { ReactNode } from 'react'
import { PageMain } from '#components/site/page-main'
import { H1 } from '#components/ui/heading'
import { WholeRanges } from '#components/ui/whole-ranges'
import type { SitePath } from '#lib/routes/table'
import styles from './research-page.module.scss'

interface ResearchPageProps {
  path: SitePath
  /** The margin's content: the family's chapters, or the page's own parts. */
  margin: ReactNode
  label: ReactNode
  title: ReactNode
  lead: ReactNode
  /** A full-width opening instead of the contour lines. */
  wall?: ReactNode
  children: ReactNode
}

/** A research page: a margin to move in, one column to read; quiet, dense, typographic (art direction). */
export function ResearchPage({ path, margin, label, title, lead, wall, children }: ResearchPageProps) {
  return (
    <PageMain path={path}>
      {wall}
      <div className={wall ? `${styles.sheet} ${styles.under}` : styles.sheet}>
        <header className={styles.head}>
          {!wall && (
            // biome-ignore lint/performance/noImgElement: a drawing that goes out as it is.
            <img className={styles.isolines} src="/drawings/contours-bay.svg" alt="" data-screen-only="" />
          )}
          <p className={styles.label}>{label}</p>
          <H1 className={styles.title}>{title}</H1>
          <p className={styles.lead}>
            <WholeRanges>{lead}</WholeRanges>
          </p>
        </header>
        <div className={styles.margin}>{margin}</div>
        <article className={styles.body}>{children}</article>
      </div>
    </PageMain>
  )
}
