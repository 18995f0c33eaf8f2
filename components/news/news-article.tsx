import { useLocale, useTranslations } from 'next-intl'
import { ArticleBody } from '#components/entries/article-body'
import { BoatParticular } from '#components/entries/boat-particular'
import { EntryNeighbours } from '#components/entries/entry-neighbours'
import { Particular } from '#components/entries/particular'
import { ShareLink } from '#components/entries/share-link'
import { SourceList } from '#components/entries/source-list'
import { NewsLogRow } from '#components/news/news-log-row'
import { Footnote } from '#components/product/footnote'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { H1, H2 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { entryDate } from '#lib/entries/entry-date'
import { newsDate, relatedNews } from '#lib/entries/news'
import type { NewsEntry } from '#lib/entries/read-entries'
import styles from './news-article.module.scss'

/** A news entry: set like a page of a journal, with its particulars in the margin. */
export function NewsArticle({ entry, all }: { entry: NewsEntry; all: readonly NewsEntry[] }) {
  const t = useTranslations('NewsDetail')
  const topics = useTranslations('NewsTopics')
  const locale = useLocale()
  const path = `/newsDetail/${entry.slug}` as const
  const date = newsDate(entry)
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.label}>
            <SiteLink to="/news">{t('crumb')}</SiteLink>
            <span>{topics(entry.topic)}</span>
          </p>
          <H1 className={styles.title}>{entry.title}</H1>
          <p className={styles.summary}>{entry.summary}</p>
        </header>
        <figure>
          <Picture className={styles.picture} name={entry.picture} sizes="(min-width: 768px) 100vw, 134vw" priority />
          {entry.topic === 'deployment' && <figcaption className={styles.caption}>{t('rendering')}</figcaption>}
        </figure>
        <div className={styles.matter}>
          <aside className={styles.margin} aria-label={t('particulars')}>
            <dl className={styles.particulars}>
              <Particular name={entry.date ? t('happened') : t('published')}>
                <time dateTime={date}>{entryDate(date, locale)}</time>
              </Particular>
              {entry.date && (
                <Particular name={t('published')}>
                  <time dateTime={entry.published}>{entryDate(entry.published, locale)}</time>
                </Particular>
              )}
              {entry.updated && (
                <Particular name={t('updated')}>
                  <time dateTime={entry.updated}>{entryDate(entry.updated, locale)}</time>
                </Particular>
              )}
              <Particular name={t('reading')}>{t('minutes', { minutes: entry.minutes })}</Particular>
              <BoatParticular name={t('boats')} slugs={entry.boats} />
            </dl>
            <ShareLink path={path} />
          </aside>
          <div className={styles.text}>
            <ArticleBody blocks={entry.body.blocks} />
            <Footnote kinds={entry.body.notes} />
            <SourceList sources={entry.sources} />
          </div>
        </div>
      </article>
      <section className={styles.related} aria-labelledby="related-title">
        <H2 id="related-title" className={styles.relatedTitle}>
          {t('related')}
        </H2>
        <ul className={styles.relatedList}>
          {relatedNews(entry, all, 3).map((other) => (
            <NewsLogRow key={other.slug} entry={other} level={3} />
          ))}
        </ul>
      </section>
      <EntryNeighbours entry={entry} all={all} path="/newsDetail" />
      <Breadcrumbs
        trail={[
          { name: t('crumb'), path: '/news' },
          { name: entry.title, path },
        ]}
      />
    </>
  )
}
