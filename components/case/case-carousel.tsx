import { useTranslations } from 'next-intl'
import { CaseKind } from '#components/case/case-kind'
import { SeriesTrack } from '#components/sections/series-track'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import type { CaseEntry } from '#lib/entries/read-entries'
import styles from './case-carousel.module.scss'

interface CaseReelProps {
  id: string
  title: string
  cases: readonly CaseEntry[]
  tone?: 'light' | 'dark'
}

/** A series of cases to browse: scrolls natively, and with Swiper once it is near (`SeriesTrack`). */
export function CaseCarousel({ id, title, cases, tone = 'light' }: CaseReelProps) {
  const t = useTranslations('CaseCarousel')
  return (
    <div className={styles.reel} id={id} data-tone={tone}>
      <div className={styles.head}>
        <H2 className={styles.title}>{title}</H2>
      </div>
      <SeriesTrack label={title} previous={t('previous')} next={t('next')} browsable={cases.length > 2}>
        {cases.map((entry) => (
          <li key={entry.slug} className={styles.slide}>
            <SiteLink className={styles.link} to={`/caseDetail/${entry.slug}`}>
              <Picture
                className={styles.picture}
                name={entry.picture}
                sizes="(min-width: 1024px) 42vw, 84vw"
                decorative
              />
              <CaseKind entry={entry} />
              <span className={styles.name}>{entry.title}</span>
            </SiteLink>
          </li>
        ))}
      </SeriesTrack>
    </div>
  )
}
