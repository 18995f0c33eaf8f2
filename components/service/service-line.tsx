import { useTranslations } from 'next-intl'
import { QuestionItems } from '#components/product/questions'
import { BoatTerms } from '#components/service/boat-terms'
import { Section } from '#components/ui/section'
import type { BoatLine } from '#lib/content/boats/types'
import { boatsOfLine } from '#lib/content/fleet'
import { serviceSections } from '#lib/content/service'
import type { QuestionAndAnswer } from '#lib/entries/buying-questions'

/** One kind of boats: what comes with each, and what only their buyers ask. */
export function ServiceLine({ line, questions }: { line: BoatLine; questions: readonly QuestionAndAnswer[] }) {
  const t = useTranslations(`ServicePage.lines.${line}`)
  return (
    <Section
      id={serviceSections[line]}
      label={t('label')}
      title={t('title')}
      lead={t('lead')}
      tone={line === 'leisure' ? 'light' : 'paper'}
    >
      {boatsOfLine(line).map((slug) => (
        <BoatTerms key={slug} slug={slug} />
      ))}
      <QuestionItems items={questions} />
    </Section>
  )
}
