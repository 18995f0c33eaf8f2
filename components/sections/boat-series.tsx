import { useLocale, useTranslations } from 'next-intl'
import { SeriesTrack } from '#components/sections/series-track'
import { H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { WholeWords } from '#components/ui/whole-words'
import { areaOf, areaReadings } from '#lib/content/area-units'
import { boats } from '#lib/content/boats/catalogue'
import { isConfirmed } from '#lib/content/boats/figure'
import { areaInBoth } from '#lib/content/boats/print'
import type { BoatLine } from '#lib/content/boats/types'
import { type BoatSlug, boatPath, boatPicture, boatsOfLine } from '#lib/content/fleet'
import { boatListings } from '#lib/i18n/boat-listings'
import { useQuantityText } from '#lib/i18n/quantity-text'
import styles from './boat-series.module.scss'
import slide from './boat-slide.module.scss'

interface BoatSeriesProps {
  line: BoatLine
  title: string
  lead: string
  tone?: 'light' | 'dark'
}

/** The boats of one line as a scrolling list of links; dragging, arrow keys and buttons come with a script (`SeriesTrack`). */
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

/** The two figures a buyer asks first; a boat without a confirmed one shows none (READ-5). */
function useBoatFacts(slug: BoatSlug): string[] {
  const t = useTranslations('BoatSeries')
  const text = useQuantityText()
  const locale = useLocale()
  const { figures } = boats[slug].variants[0]
  const { enduranceH } = figures
  const area = areaOf(figures, 'coverArea')
  return [
    ...(area ? [areaInBoth(areaReadings(area, locale), locale)] : []),
    ...(enduranceH && isConfirmed(enduranceH) ? [t('hours', { quantity: text(enduranceH.quantity) })] : []),
  ]
}

/** One boat of a series: the cut-out, its class and name, what it does, two figures; all of it one link. */
function BoatSlide({ slug }: { slug: BoatSlug }) {
  const locale = useLocale()
  const boat = useTranslations('Boats')
  const facts = useBoatFacts(slug)
  return (
    <li className={slide.slide}>
      <SiteLink className={slide.link} to={boatPath(slug)} draggable={false}>
        <Picture
          className={slide.boat}
          name={boatPicture(slug, 'studio')}
          sizes="(min-width: 1024px) 46vw, 84vw"
          decorative
        />
        <span className={slide.copy}>
          <span className={slide.kind}>{boat(`${slug}.class`)}</span>
          <strong className={slide.name}>{boat(`${slug}.name`)}</strong>
          <span className={slide.does}>{boatListings[locale][slug].summary}</span>
          {facts.length > 0 && (
            <span className={slide.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          )}
        </span>
      </SiteLink>
    </li>
  )
}
