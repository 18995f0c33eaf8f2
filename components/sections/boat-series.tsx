import { useTranslations } from 'next-intl'
import { BoatSlide } from '#components/sections/boat-slide'
import { SeriesTrack } from '#components/sections/series-track'
import { H2 } from '#components/ui/heading'
import { WholeWords } from '#components/ui/whole-words'
import type { BoatLine } from '#lib/content/boats/types'
import { boatsOfLine } from '#lib/content/fleet'
import styles from './boat-series.module.scss'

interface BoatSeriesProps {
  line: BoatLine
  title: string
  lead: string
  tone?: 'light' | 'dark'
}

/**
 * The boats of one line in a row of cut-outs. The row is a list of links that scrolls by itself; dragging, arrow keys
 * and the two buttons come with a script once the row is near (`SeriesTrack`).
 */
export function BoatSeries({ line, title, lead, tone = 'light' }: BoatSeriesProps) {
  const t = useTranslations('BoatSeries')
  const slugs = boatsOfLine(line)
  return (
    <section className={styles.series} id={line} data-tone={tone}>
      <div className={styles.head}>
        <H2 className={styles.title}>{title}</H2>
        <p className={styles.lead} data-whole-words="">
          <WholeWords>{lead}</WholeWords>
        </p>
      </div>
      <SeriesTrack label={t('row', { title })} previous={t('previous')} next={t('next')} browsable={slugs.length > 2}>
        {slugs.map((slug) => (
          <BoatSlide key={slug} slug={slug} />
        ))}
      </SeriesTrack>
    </section>
  )
}
