import { useTranslations } from 'next-intl'
import { CaseKind } from '#components/case/case-kind'
import { BearingMarks } from '#components/ui/bearing-marks'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { WholeWords } from '#components/ui/whole-words'
import type { CaseEntry } from '#lib/entries/read-entries'
import styles from './case-card.module.scss'

interface CaseCardProps {
  entry: CaseEntry
  /** The picture takes the page's whole width, with the words below. */
  isWide: boolean
}

/** One case in the list: its picture, its kind of water, what it tells. The title is the link; the picture follows it. */
export function CaseCard({ entry, isWide }: CaseCardProps) {
  const t = useTranslations('CaseTerms')
  return (
    <li className={isWide ? `${styles.sheet} ${styles.wide}` : styles.sheet}>
      <BearingMarks className={styles.frame}>
        <Picture
          className={styles.picture}
          name={entry.picture}
          sizes={`(min-width: 1024px) ${isWide ? 94 : 62}vw, 100vw`}
        />
      </BearingMarks>
      <div className={styles.copy}>
        <CaseKind entry={entry} />
        <h3 className={styles.title}>
          <SiteLink className={styles.link} to={`/caseDetail/${entry.slug}`}>
            <WholeWords>{entry.title}</WholeWords>
          </SiteLink>
        </h3>
        <p className={styles.summary}>{entry.summary}</p>
        <p className={styles.works}>{entry.works.map((work) => t(`works.${work}`)).join(' · ')}</p>
        <span className={styles.view} aria-hidden="true">
          {t('view')}
        </span>
      </div>
    </li>
  )
}
