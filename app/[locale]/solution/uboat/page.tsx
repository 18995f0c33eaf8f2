import { useLocale, useMessages, useTranslations } from 'next-intl'
import { CaseCarousel } from '#components/case/case-carousel'
import { QuestionList } from '#components/entries/question-list'
import { Footnote } from '#components/product/footnote'
import { useKeyFigure } from '#components/product/key-figures'
import { ClosingCall } from '#components/sections/closing-call'
import { PageHero } from '#components/sections/page-hero'
import { PictureChapter } from '#components/sections/picture-chapter'
import { PageMain } from '#components/site/page-main'
import { FleetDay } from '#components/solution/fleet-day'
import { MomentGrid } from '#components/solution/moment-grid'
import { SystemDrawing } from '#components/solution/system-drawing'
import { UboatDrawing } from '#components/solution/uboat-drawing'
import { ToolLinks } from '#components/tools/page/tool-links'
import { Action } from '#components/ui/action'
import { DataPlate } from '#components/ui/data-plate'
import { Section } from '#components/ui/section'
import { TwoWays } from '#components/ui/two-ways'
import { solutionQuestions } from '#lib/entries/buying-questions'
import { casesInOrder, filterCases } from '#lib/entries/cases'
import { metadataOf } from '#lib/seo/metadata-of'
import styles from './page.module.scss'

const parts = ['loop', 'boats', 'pier', 'watch', 'guest'] as const
const moments = ['check', 'group', 'family', 'charge', 'night', 'close'] as const
const figures = ['visitorsPerYear', 'remoteFixPercent', 'passengerCount', 'deckM2'] as const

const path = '/solution/uboat'

export const generateMetadata = metadataOf(path, 'UboatSolution')

/** Tour boats as a service: why people queue, the loop, a day with charging in turn, figures with their conditions. */
export default function UboatSolutionPage() {
  const t = useTranslations('UboatSolution')
  const { day } = useMessages().UboatSolution
  const keyFigure = useKeyFigure()
  const locale = useLocale()
  return (
    <PageMain path={path} crumb={t('hero.label')}>
      <PageHero
        picture="evening-cruise"
        side="end"
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <TwoWays
            call={{ to: '/quote', query: 'water=scenic&boats=xi', words: t('hero.quote') }}
            beside={{ to: '/product/xi', words: t('hero.boats') }}
          />
        }
      />
      <PictureChapter id="problem" picture="xi-hero" tone="light" label={t('problem.label')} title={t('problem.title')}>
        <p>{t('problem.text')}</p>
        <p>{t('problem.more')}</p>
      </PictureChapter>
      <SystemDrawing
        tone="light"
        title={t('drawing.title')}
        lead={t('drawing.lead')}
        parts={parts.map((id) => ({ id, name: t(`drawing.${id}`), text: t(`drawing.${id}Text`) }))}
      >
        <UboatDrawing />
      </SystemDrawing>
      <Section id="day" title={t('day.title')} lead={t('day.lead')}>
        <FleetDay alt={t('day.alt')} running={t('day.running')} charging={t('day.charging')} />
        <MomentGrid moments={moments.map((id) => ({ id, ...day[id] }))} />
      </Section>
      <Section id="figures" title={t('figures.title')} lead={t('figures.lead')} tone="paper">
        <div className={styles.figures}>
          <DataPlate entries={figures.map((key) => keyFigure({ slug: 'xi', key }))} />
          <Footnote kinds={['conditional', 'reported', 'assigned']} />
          <ToolLinks paths={['/tools/tour-boat']} />
        </div>
      </Section>
      <PictureChapter
        id="room"
        picture="yang-hero"
        label={t('room.label')}
        title={t('room.title')}
        variant="below"
        tone="dark"
      >
        <p>{t('room.text')}</p>
        <Action to="/product/yang" look="text">
          {t('room.link')}
        </Action>
      </PictureChapter>
      <CaseCarousel id="waters" title={t('cases')} cases={filterCases(casesInOrder(locale), { series: 'tour' })} />
      <QuestionList slugs={solutionQuestions.tour} section="passenger-boats" />
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays
          call={{ to: '/quote', query: 'water=scenic&boats=xi', words: t('close.quote') }}
          beside={{ to: '/advisory', words: t('close.advisory') }}
        />
      </ClosingCall>
    </PageMain>
  )
}
