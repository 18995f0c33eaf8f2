import { useTranslations } from 'next-intl'
import { CaseCall } from '#components/case/case-call'
import { CaseCarousel } from '#components/case/case-carousel'
import { CaseKind } from '#components/case/case-kind'
import { ArticleBody } from '#components/entries/article-body'
import { BoatParticular } from '#components/entries/boat-particular'
import { EntryNeighbours } from '#components/entries/entry-neighbours'
import { Particular } from '#components/entries/particular'
import { ShareLink } from '#components/entries/share-link'
import { SourceList } from '#components/entries/source-list'
import { noteOf } from '#components/product/figure-mark'
import { Footnote } from '#components/product/footnote'
import { useKeyFigure } from '#components/product/key-figures'
import { UnitSwitch } from '#components/product/unit-switch'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { coverSizes } from '#components/ui/cover-sizes.ts'
import { DataPlate } from '#components/ui/data-plate'
import { H1 } from '#components/ui/heading'
import { Picture } from '#components/ui/picture'
import { SiteLink } from '#components/ui/site-link'
import { caseFigures } from '#lib/entries/case-figures'
import { caseQuery } from '#lib/entries/case-query'
import { relatedCases } from '#lib/entries/cases'
import type { CaseEntry } from '#lib/entries/read-entries'
import plate from './case-plate.module.scss'
import styles from './case-study.module.scss'

/** One water: its picture beside what it is, the boat's figures, how the work is done. */
export function CaseStudy({ entry, all }: { entry: CaseEntry; all: readonly CaseEntry[] }) {
  const t = useTranslations('CaseDetail')
  const terms = useTranslations('CaseTerms')
  const path = `/caseDetail/${entry.slug}` as const
  const figures = caseFigures(entry)
  const notes = new Set([...entry.body.notes, ...figures.flatMap(({ figure }) => noteOf(figure) ?? [])])
  return (
    <>
      <article className={styles.study}>
        <header className={styles.head}>
          <div className={styles.copy}>
            <SiteLink className={styles.crumb} to="/case">
              {t('crumb')}
            </SiteLink>
            <CaseKind entry={entry} />
            <H1 className={styles.title}>{entry.title}</H1>
            <p className={styles.summary}>{entry.summary}</p>
          </div>
          <figure className={styles.figure}>
            <Picture
              className={styles.picture}
              name={entry.picture}
              sizes={coverSizes({ width: 62, height: 139, below: '134vw' })}
              priority
            />
            <figcaption className={styles.caption}>{t('rendering')}</figcaption>
          </figure>
        </header>
        <div className={styles.matter}>
          <aside className={styles.margin} aria-label={t('particulars')}>
            <dl className={styles.particulars}>
              {entry.place && <Particular name={t('place')}>{entry.place}</Particular>}
              {entry.water && <Particular name={t('water')}>{terms(`water.${entry.water}`)}</Particular>}
              <Particular name={t('works')}>
                {entry.works.map((work) => (
                  <span key={work}>{terms(`works.${work}`)}</span>
                ))}
              </Particular>
              <Particular name={t('series')}>
                <SiteLink to="/case" query={caseQuery({ series: entry.series })}>
                  {t(entry.series)}
                </SiteLink>
              </Particular>
              <BoatParticular name={t('boats')} slugs={entry.boats} />
            </dl>
            <ShareLink path={path} />
          </aside>
          <div className={styles.text}>
            {!entry.place && <p className={styles.typical}>{t('typicalNote')}</p>}
            <ArticleBody blocks={entry.body.blocks} />
            <CasePlate className={styles.plate} entry={entry} />
            <Footnote kinds={[...notes]} />
            <SourceList sources={entry.sources} />
          </div>
        </div>
      </article>
      <CaseCarousel id="related" title={t('related')} cases={relatedCases(entry, all, 5)} />
      <EntryNeighbours entry={entry} all={all} path="/caseDetail" />
      <CaseCall entry={entry} />
      <Breadcrumbs
        trail={[
          { name: t('crumb'), path: '/case' },
          { name: entry.title, path },
        ]}
      />
    </>
  )
}

/** Figures of the case's first boat, where they may be printed. */
function CasePlate({ entry, className }: { entry: CaseEntry; className?: string }) {
  const keyFigure = useKeyFigure()
  const figures = caseFigures(entry)
  if (figures.length === 0) return null
  return (
    <div className={[plate.plate, className].filter(Boolean).join(' ')}>
      <DataPlate entries={figures.map(keyFigure)} />
      {figures.some(({ key }) => key === 'coverAreaMu') && <UnitSwitch />}
    </div>
  )
}
