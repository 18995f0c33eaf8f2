import { useLocale, useMessages, useTranslations } from 'next-intl'
import { CaseCarousel } from '#components/case/case-carousel'
import { QuestionList } from '#components/entries/question-list'
import { areaEntry } from '#components/product/key-figures'
import { ClassTable } from '#components/sections/class-table'
import { CleaningWorkflow } from '#components/sections/cleaning-workflow'
import { ClosingCall } from '#components/sections/closing-call'
import { PageHero } from '#components/sections/page-hero'
import { PageMain } from '#components/site/page-main'
import { DayCourse } from '#components/solution/day-course'
import { ProblemSection } from '#components/solution/problem-section'
import { RobotDrawing } from '#components/solution/robot-drawing'
import { SystemDrawing } from '#components/solution/system-drawing'
import { TwoWays } from '#components/ui/two-ways'
import { figuresOf } from '#lib/content/boats/variants'
import { cleaningArea, cleaningSpan } from '#lib/content/fleet-span'
import { solutionQuestions } from '#lib/entries/buying-questions'
import { casesInOrder, filterCases } from '#lib/entries/cases'
import { useQuantityText } from '#lib/i18n/quantity-text'
import { metadataOf } from '#lib/seo/metadata-of'

const problems = ['people', 'wind', 'record', 'reach'] as const
const parts = ['boat', 'line', 'dock', 'cloud', 'people'] as const
const moments = ['dawn', 'morning', 'empty', 'noon', 'storm', 'evening', 'report'] as const

const path = '/solution/robot'

export const generateMetadata = metadataOf(path, 'RobotSolution')

/** Cleaning boats as a system: the daily trouble, the six steps, the parts, a day, which waters, which class. */
export default function RobotSolutionPage() {
  const t = useTranslations('RobotSolution')
  const { day } = useMessages().RobotSolution
  const locale = useLocale()
  const text = useQuantityText()
  const width = figuresOf('efficiency', 'standard').collectWidthM
  return (
    <PageMain path={path} crumb={t('hero.label')}>
      <PageHero
        picture="canal-round"
        side="end"
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <TwoWays
            call={{ to: '/quote', words: t('hero.quote') }}
            beside={{ to: '/case', query: 'series=cleaning', words: t('hero.cases') }}
          />
        }
        figures={[
          {
            id: 'area',
            label: t('hero.area'),
            ...areaEntry(cleaningArea(), locale),
            note: t('hero.areaNote'),
          },
          {
            id: 'endurance',
            label: t('hero.endurance'),
            figure: text(cleaningSpan('enduranceH')),
            unit: t('hero.enduranceUnit'),
          },
          ...(width
            ? [{ id: 'width', label: t('hero.width'), figure: text(width.quantity), unit: t('hero.widthUnit') }]
            : []),
        ]}
      />
      <ProblemSection
        look="ledger"
        picture="smurf-hero"
        title={t('problem.title')}
        lead={t('problem.lead')}
        items={problems.map((id) => ({ id, name: t(`problem.${id}`), text: t(`problem.${id}Text`) }))}
      />
      <CleaningWorkflow />
      <SystemDrawing
        tone="dark"
        title={t('drawing.title')}
        lead={t('drawing.lead')}
        parts={parts.map((id) => ({ id, name: t(`drawing.${id}`), text: t(`drawing.${id}Text`) }))}
      >
        <RobotDrawing />
      </SystemDrawing>
      <DayCourse title={t('day.title')} lead={t('day.lead')} moments={moments.map((id) => ({ id, ...day[id] }))} />
      <CaseCarousel id="waters" title={t('cases')} cases={filterCases(casesInOrder(locale), { series: 'cleaning' })} />
      <ClassTable />
      <QuestionList slugs={solutionQuestions.cleaning} section="work-boats" />
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays
          call={{ to: '/quote', words: t('close.quote') }}
          beside={{ to: '/advisory', words: t('close.advisory') }}
        />
      </ClosingCall>
    </PageMain>
  )
}
