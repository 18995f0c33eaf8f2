import { useTranslations } from 'next-intl'
import { BoatRows } from '#components/sections/boat-rows'
import { ClassTable } from '#components/sections/class-table'
import { ClosingCall } from '#components/sections/closing-call'
import { PageHero } from '#components/sections/page-hero'
import { PictureChapter } from '#components/sections/picture-chapter'
import { SolutionList } from '#components/sections/solution-list'
import { PageMain } from '#components/site/page-main'
import { Action } from '#components/ui/action'
import { TwoWays } from '#components/ui/two-ways'
import { metadataOf } from '#lib/seo/metadata-of'

export const generateMetadata = metadataOf('/product', 'ProductPage')

export default function ProductPage() {
  const t = useTranslations('ProductPage')
  const crumbs = useTranslations('ProductCrumbs')
  return (
    <PageMain path="/product" crumb={crumbs('products')}>
      <PageHero
        picture="fleet-lake"
        height="low"
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <TwoWays
            call={{ to: '/quote', words: t('hero.quote') }}
            beside={{ to: '/product', anchor: 'compare', words: t('hero.compare') }}
          />
        }
      />
      <BoatRows line="cleaning" />
      <ClassTable />
      <BoatRows line="leisure" tone="dark" />
      <PictureChapter id="pilot" picture="apas-hero" side="end" label={t('pilot.label')} title={t('pilot.title')}>
        <p>{t('pilot.text')}</p>
        <Action to="/product/apas" look="text">
          {t('pilot.link')}
        </Action>
      </PictureChapter>
      <SolutionList />
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays call={{ to: '/advisory', words: t('close.ask') }} beside={{ to: '/quote', words: t('close.quote') }} />
      </ClosingCall>
    </PageMain>
  )
}
