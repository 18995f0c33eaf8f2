import { useLocale, useTranslations } from 'next-intl'
import { CaseCarousel } from '#components/case/case-carousel'
import { ConsoleSection } from '#components/console/console-section'
import { QuestionList } from '#components/entries/question-list'
import { ClosingCall } from '#components/sections/closing-call'
import { PageHero } from '#components/sections/page-hero'
import { PageMain } from '#components/site/page-main'
import { DayTable } from '#components/solution/day-table'
import { LayersDrawing } from '#components/solution/layers-drawing'
import { ProblemSection } from '#components/solution/problem-section'
import { RecordAnswers } from '#components/solution/record-answers'
import { SystemDrawing } from '#components/solution/system-drawing'
import { ThreeSteps } from '#components/solution/three-steps'
import { ToolLinks } from '#components/tools/page/tool-links'
import { Section } from '#components/ui/section'
import { TwoWays } from '#components/ui/two-ways'
import { company } from '#lib/content/company'
import { solutionQuestions } from '#lib/entries/buying-questions'
import { casesInOrder } from '#lib/entries/cases'
import { metadataOf } from '#lib/seo/metadata-of'

const roles = ['manager', 'watch', 'crew', 'lab'] as const
const layers = ['water', 'shore', 'cloud', 'people'] as const
const records = ['track', 'load', 'picture', 'reading', 'stop'] as const
const steps = ['one', 'two', 'three'] as const
const staff = ['boats', 'watch', 'crew', 'manager'] as const

const path = '/solution/solution'

export const generateMetadata = metadataOf(path, 'WaterSolution')

/** A whole district's water: who asks what, the four layers, a day by people, what is kept, how to begin. */
export default function WaterSolutionPage() {
  const t = useTranslations('WaterSolution')
  const known = casesInOrder(useLocale()).filter(({ water }) => water)
  const kinds = new Map(known.map((entry) => [entry.water, entry]))
  return (
    <PageMain path={path} crumb={t('hero.label')}>
      <PageHero
        picture="survey-lake"
        label={t('hero.label')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <TwoWays
            call={{ to: '/advisory', words: t('hero.advisory') }}
            beside={{ to: '/solution/robot', words: t('hero.robot') }}
          />
        }
        figures={[
          { id: 'founded', label: t('hero.founded'), figure: t('hero.foundedFigure', { year: `${company.founded}` }) },
          {
            id: 'waters',
            label: t('hero.waters'),
            figure: t('hero.over', { count: company.watersOver }),
            unit: t('hero.watersUnit'),
            note: t('hero.watersNote', { countries: company.countries }),
          },
          {
            id: 'units',
            label: t('hero.units'),
            figure: t('hero.nearly', { count: company.unitsShippedNearly }),
            unit: t('hero.unitsUnit'),
          },
        ]}
      />
      <ProblemSection
        look="questions"
        title={t('problem.title')}
        lead={t('problem.lead')}
        items={roles.map((id) => ({ id, name: t(`problem.${id}`), text: t(`problem.${id}Text`) }))}
      />
      <SystemDrawing
        tone="dark"
        title={t('drawing.title')}
        lead={t('drawing.lead')}
        parts={layers.map((id) => ({ id, name: t(`drawing.${id}`), text: t(`drawing.${id}Text`) }))}
      >
        <LayersDrawing />
      </SystemDrawing>
      <Section id="day" title={t('day.title')} lead={t('day.lead')} tone="paper">
        <DayTable
          label={t('day.table')}
          corner={t('day.role')}
          times={[t('day.dawn'), t('day.morning'), t('day.afternoon'), t('day.evening')]}
          rows={staff.map((id) => ({
            id,
            name: t(`day.${id}`),
            cells: [t(`day.${id}Dawn`), t(`day.${id}Morning`), t(`day.${id}Afternoon`), t(`day.${id}Evening`)],
          }))}
        />
        <ToolLinks paths={['/tools/season']} />
      </Section>
      <ConsoleSection />
      <Section id="records" title={t('keep.title')} lead={t('keep.lead')}>
        <RecordAnswers records={records.map((id) => ({ id, name: t(`keep.${id}`), question: t(`keep.${id}Text`) }))} />
      </Section>
      <CaseCarousel id="waters" title={t('cases')} cases={[...kinds.values()]} tone="dark" />
      <Section id="steps" title={t('steps.title')} lead={t('steps.lead')} tone="paper">
        <ThreeSteps steps={steps.map((id) => ({ id, name: t(`steps.${id}`), text: t(`steps.${id}Text`) }))} />
      </Section>
      <QuestionList slugs={solutionQuestions.district} section="work-boats" />
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays
          call={{ to: '/advisory', words: t('close.advisory') }}
          beside={{ to: '/quote', words: t('close.quote') }}
        />
      </ClosingCall>
    </PageMain>
  )
}
