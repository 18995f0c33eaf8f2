import { useLocale, useTranslations } from 'next-intl'
import { BearingMarks } from '#components/ui/bearing-marks'
import { H1 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { entryDate } from '#lib/entries/entry-date'
import { newsDate } from '#lib/entries/news'
import type { NewsEntry } from '#lib/entries/read-entries'
import { feedAddress } from '#lib/seo/feed-address'
import styles from './news-hero.module.scss'

/** The dark head of the news: what it is, and on the first page the latest entry as its lead story. */
export function NewsHero({ lead }: { lead?: NewsEntry }) {
  const t = useTranslations('NewsPage')
  const locale = useLocale()
  return (
    <div className={styles.hero} data-tone="dark" data-lead={lead ? 'on' : 'off'}>
      <header className={styles.head}>
        <H1 className={styles.title}>{t('title')}</H1>
        <p className={styles.text}>{t('lead')}</p>
        <a className={styles.feed} href={feedAddress('news', locale)} type="application/rss+xml">
          {t('feed')}
        </a>
      </header>
      {lead && (
        <SiteLink className={styles.story} to={`/newsDetail/${lead.slug}`}>
          <BearingMarks className={styles.frame}>
            <Picture
              className={styles.picture}
              name={lead.picture}
              sizes="(min-width: 1024px) 58vw, 92vw"
              priority
              decorative
            />
          </BearingMarks>
          <span className={styles.when}>
            {t('latest')} <time dateTime={newsDate(lead)}>{entryDate(newsDate(lead), locale)}</time>
          </span>
          <span className={styles.name}>{lead.title}</span>
        </SiteLink>
      )}
    </div>
  )
}
