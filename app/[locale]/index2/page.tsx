import { useTranslations } from 'next-intl'
import { BoatSeries } from '#components/sections/boat-series'
import { ClosingCall } from '#components/sections/closing-call'
import { PageHero } from '#components/sections/page-hero'
import { PictureChapter } from '#components/sections/picture-chapter'
import { SolutionList } from '#components/sections/solution-list'
import { TourFigures } from '#components/sections/tour-figures'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { TwoWays } from '#components/ui/two-ways'
import { metadataOf } from '#lib/seo/metadata-of'

export const generateMetadata = metadataOf('/index2', 'Index2Page')

/** The alternative home, which leads with the boats for people (READ-3). */
export default function Index2Page() {
  const t = useTranslations('Index2Page')
  return (
    <PageMain path="/index2">
      <PageHero
        picture="leisure-day"
        side="end"
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <TwoWays
            call={{ to: '/advisory', words: t('hero.ask') }}
            beside={{ to: '/index2', anchor: 'leisure', words: t('hero.see') }}
          />
        }
      />
      <BoatSeries line="leisure" title={t('series.title')} lead={t('series.lead')} />
      <PictureChapter id="xi" picture="lake-cruise" tone="light" label={t('xi.label')} title={t('xi.title')}>
        <p>{t('xi.text')}</p>
        <Action to="/product/xi" look="text">
          {t('xi.link')}
        </Action>
      </PictureChapter>
      <PictureChapter id="yang" picture="yang-hero" side="end" label={t('yang.label')} title={t('yang.title')}>
        <p>{t('yang.text')}</p>
        <Action to="/product/yang" look="text">
          {t('yang.link')}
        </Action>
      </PictureChapter>
      <TourFigures />
      <BoatSeries line="cleaning" title={t('work.title')} lead={t('work.lead')} tone="dark" />
      <SolutionList />
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays call={{ to: '/advisory', words: t('close.ask') }} beside={{ to: '/quote', words: t('close.quote') }} />
      </ClosingCall>
    </PageMain>
  )
}
