import { getTranslations } from 'next-intl/server'
import { ClosingCall } from '#components/sections/closing-call'
import { Breadcrumbs } from '#components/seo/breadcrumbs'
import { JsonLd } from '#components/seo/json-ld'
import { AcceptanceTable } from '#components/service/acceptance-table'
import { AskTable } from '#components/service/ask-table'
import { BuyingCourse } from '#components/service/buying-course'
import { CostPlate } from '#components/service/cost-plate'
import { DailyReport } from '#components/service/daily-report'
import { HeadedBeside } from '#components/service/headed-beside'
import { QuestionColumns } from '#components/service/question-columns'
import { ServiceContents } from '#components/service/service-contents'
import { ServiceLine } from '#components/service/service-line'
import { PageMain } from '#components/site/page-main'
import { ToolHead } from '#components/tools/page/tool-head'
import { TwoWays } from '#components/ui/two-ways'
import type { BoatLine } from '#lib/content/boats/types'
import { buyingQuestions, lineQuestions, questionsNamed } from '#lib/entries/buying-questions'
import { currentLocale } from '#lib/i18n/current-locale'
import { faqData } from '#lib/seo/faq-data'
import { metadataOf } from '#lib/seo/metadata-of'

const path = '/service'

/** Questions about passenger boats and about systems; those about work boats are all in `content/faq`. */
const own = ['price', 'training', 'care'] as const

export const generateMetadata = metadataOf(path, 'ServicePage')

export default async function ServicePage() {
  const t = await getTranslations('ServicePage')
  const locale = await currentLocale()
  const general = questionsNamed(buyingQuestions(locale), locale)
  const questionsOf = (line: BoatLine) => [
    ...(line === 'cleaning'
      ? []
      : own.map((name) => ({ question: t(`own.${line}.${name}.question`), answer: t(`own.${line}.${name}.answer`) }))),
    ...questionsNamed(lineQuestions(line), locale),
  ]
  const lines = (['cleaning', 'leisure', 'pilot'] as const).map((line) => ({ line, questions: questionsOf(line) }))
  const asked = [...general, ...lines.flatMap(({ questions }) => questions)]
  return (
    <PageMain path={path}>
      <ToolHead label={t('label')} title={t('title')} lead={t('lead')} />
      <ServiceContents />
      <BuyingCourse />
      <AcceptanceTable />
      <DailyReport />
      <CostPlate />
      {lines.map(({ line, questions }) => (
        <ServiceLine key={line} line={line} questions={questions} />
      ))}
      <AskTable />
      <HeadedBeside id="questions" title={t('questions.title')} paper>
        <QuestionColumns items={general} columns={2} />
      </HeadedBeside>
      <ClosingCall title={t('close.title')} lead={t('close.lead')}>
        <TwoWays
          call={{ to: '/quote', words: t('close.quote') }}
          beside={{ to: '/advisory', words: t('close.advisory') }}
        />
      </ClosingCall>
      <Breadcrumbs trail={[{ name: t('label'), path }]} />
      <JsonLd data={faqData([...new Map(asked.map((one) => [one.question, one])).values()], locale)} />
    </PageMain>
  )
}
